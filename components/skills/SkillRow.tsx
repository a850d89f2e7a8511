import type { ProfileSkill } from '@/lib/profile/skill-groups';
import type { NamedLink } from '@/lib/profile/tags';
import type { Locale } from '@/lib/words/locale';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Meter } from './Meter';
import { BarValue, RowParts, RowTexts, SkillBox } from './Skills.styles';

/** Names of up to this many characters stay on one line if it has room for them. */
const MAX_UNBROKEN_LENGTH = 20;

interface SkillRowProps {
  skill: ProfileSkill;
  /** The level of the skill's name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  showsLogo: boolean;
  locale: Locale;
}

export function SkillRow(props: SkillRowProps) {
  const { skill, headingLevel: Heading, showsLogo, locale } = props;
  const { name, id, logo, level, note } = skill;
  const isUsed = skill.projects.length + skill.employers.length > 0;
  return (
    <SkillBox id={id}>
      {showsLogo && <Logo name={name} source={logo} />}
      <RowParts>
        <RowTexts>
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          {isUsed && (
            <p>
              <UsedIn skill={skill} locale={locale} />
            </p>
          )}
          {note && <p>{note}</p>}
        </RowTexts>
        {level && (
          <>
            {/* Screen readers read the bar instead: "React: Proficiency, 90%". */}
            <BarValue aria-hidden="true">{level.text}</BarValue>
            <Meter
              label={`${name}: ${locale.words.skills.level}`}
              percent={level.percent}
              text={level.text}
            />
          </>
        )}
      </RowParts>
    </SkillBox>
  );
}

/** A sentence with all projects and employers of a skill. */
function UsedIn({ skill, locale }: Pick<SkillRowProps, 'skill' | 'locale'>) {
  const { usedIn, usedAt, usedInAndAt } = locale.words.skills;
  const { projects, employers } = skill;
  const inProjects = <NameLinks names={projects} locale={locale} />;
  const atEmployers = <NameLinks names={employers} locale={locale} />;
  if (employers.length === 0) return <FilledText text={usedIn} values={{ places: inProjects }} />;
  if (projects.length === 0) return <FilledText text={usedAt} values={{ places: atEmployers }} />;
  return (
    <FilledText text={usedInAndAt} values={{ projects: inProjects, employers: atEmployers }} />
  );
}

interface NameLinksProps {
  names: readonly NamedLink[];
  locale: Locale;
}

/** "A, B and C", in the page's language. Each name is a link to its project, if it is one. */
function NameLinks({ names, locale }: NameLinksProps) {
  const parts = new Intl.ListFormat(locale.language).formatToParts(
    names.map(({ name }) => withNoBreakSpaces(name)),
  );
  // Parts of the type 'element' are the names, in their order. All other parts are the words and
  // commas between them.
  const nameParts = parts.filter(({ type }) => type === 'element');
  return parts.map((part, index) => {
    const href = names[nameParts.indexOf(part)]?.href;
    if (href === undefined) return part.value;
    return (
      <a key={index} href={href}>
        {part.value}
      </a>
    );
  });
}

const withNoBreakSpaces = (name: string) =>
  name.length > MAX_UNBROKEN_LENGTH ? name : name.replaceAll(' ', '\u00a0');
