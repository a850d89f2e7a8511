import type { ProfileSkill } from '@/lib/profile/skill-groups';
import type { NamedLink } from '@/lib/profile/tags';
import type { Locale } from '@/lib/words/locale';
import { fillCount } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Meter, type MeterProps } from './Meter';
import { BarValue, LongUses, RowParts, RowTexts, ShortUses, SkillBox } from './Skills.styles';

/** Names of up to this many characters stay on one line if it has room for them. */
const MAX_UNBROKEN_LENGTH = 20;

/** How many projects, and how many employers, each sentence names at most. */
const nameLimits = { short: 2, long: 5 } as const;

/** A number of a skill, which the page shows as a bar and as a text. */
export interface SkillFigure extends Omit<MeterProps, 'label'> {
  /** What is counted, for screen readers: "Proficiency". */
  name: string;
}

interface SkillRowProps {
  skill: ProfileSkill;
  /** The level of the skill's name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  showsLogo: boolean;
  figure?: SkillFigure;
  locale: Locale;
}

export function SkillRow(props: SkillRowProps) {
  const { skill, headingLevel: Heading, showsLogo, figure, locale } = props;
  const { name, id, logo, note } = skill;
  return (
    <SkillBox id={id}>
      {showsLogo && <Logo name={name} source={logo} />}
      <RowParts>
        <RowTexts>
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          <UsedIn skill={skill} locale={locale} />
          {note && <p>{note}</p>}
        </RowTexts>
        {figure !== undefined && (
          <>
            {/* Screen readers read the bar instead: "React: Proficiency, 90%". */}
            <BarValue aria-hidden="true">{figure.text}</BarValue>
            <Meter {...figure} label={`${name}: ${figure.name}`} />
          </>
        )}
      </RowParts>
    </SkillBox>
  );
}

interface UsedInProps {
  skill: ProfileSkill;
  locale: Locale;
}

/** Names the projects and employers of a skill, and fewer of them on smaller screens. */
function UsedIn({ skill, locale }: UsedInProps) {
  const mostNames = Math.max(skill.projects.length, skill.employers.length);
  if (mostNames === 0) return null;
  const sentence = (limit: number) => <Sentence skill={skill} maxNames={limit} locale={locale} />;
  if (mostNames <= nameLimits.short) return <p>{sentence(nameLimits.short)}</p>;
  return (
    <>
      <ShortUses>{sentence(nameLimits.short)}</ShortUses>
      <LongUses>{sentence(nameLimits.long)}</LongUses>
    </>
  );
}

function Sentence({ skill, maxNames, locale }: UsedInProps & { maxNames: number }) {
  const { usedIn, usedAt, usedInAndAt } = locale.words.skills;
  const list = (names: readonly NamedLink[]) => (
    <Mentions names={names} maxNames={maxNames} locale={locale} />
  );
  const projects = list(skill.projects);
  const employers = list(skill.employers);
  if (skill.employers.length === 0) {
    return <FilledText text={usedIn} values={{ places: projects }} />;
  }
  if (skill.projects.length === 0) {
    return <FilledText text={usedAt} values={{ places: employers }} />;
  }
  return <FilledText text={usedInAndAt} values={{ projects, employers }} />;
}

interface MentionsProps {
  names: readonly NamedLink[];
  maxNames: number;
  locale: Locale;
}

/** "A, B and 3 more", in the page's language. Each name is a link to its project, if it is one. */
function Mentions({ names, maxNames, locale }: MentionsProps) {
  const { language, words } = locale;
  const listedNames = names.slice(0, maxNames);
  const items = listedNames.map(({ name }) => withNoBreakSpaces(name));
  const moreCount = names.length - listedNames.length;
  if (moreCount > 0) items.push(fillCount(words.skills.moreUses, moreCount, language));
  // Parts of the type 'element' are the items, in their order. All other parts are the words and
  // commas between items.
  const parts = new Intl.ListFormat(language).formatToParts(items);
  const itemParts = parts.filter(({ type }) => type === 'element');
  return parts.map((part, index) => {
    const href = listedNames[itemParts.indexOf(part)]?.href;
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
