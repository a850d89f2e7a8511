import type { ProfileSkill } from '@/lib/profile/skill-groups';
import type { NamedLink } from '@/lib/profile/tags';
import type { Locale } from '@/lib/words/locale';
import { longestWordWidth } from '../styles/text-width';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Coast } from './Coast';
import { type CoastPart, propsBeside } from './coast-parts';
import { BesideCoast, Level } from './Skills.styles';

interface SkillRowProps {
  skill: ProfileSkill;
  part: CoastPart;
  /** The level of the skill's name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  showsLogo: boolean;
  locale: Locale;
}

export function SkillRow(props: SkillRowProps) {
  const { skill, part, headingLevel: Heading, showsLogo, locale } = props;
  const { name, id, logo, level, note } = skill;
  const isUsed = skill.projects.length + skill.employers.length > 0;
  return (
    <BesideCoast as="li" id={id} {...propsBeside(part)}>
      {showsLogo && <Logo name={name} source={logo} />}
      <Heading style={{ '--longest-word-width': longestWordWidth(name).toFixed(1) }}>
        <bdi>{name}</bdi>{' '}
      </Heading>
      {level && <b aria-hidden="true">{`${level.text} `}</b>}
      {isUsed && (
        <p>
          <UsedIn skill={skill} locale={locale} />{' '}
        </p>
      )}
      {note && <p>{`${note} `}</p>}
      {level && (
        <Level
          role="meter"
          aria-label={`${name}: ${locale.words.skills.level}`}
          aria-valuenow={level.percent}
          aria-valuetext={level.text}
        />
      )}
      <Coast part={part} />
    </BesideCoast>
  );
}

/** A sentence with all projects and employers of a skill. */
function UsedIn({ skill, locale }: Pick<SkillRowProps, 'skill' | 'locale'>) {
  const { usedIn, usedAt, usedInAndAt } = locale.words.skills;
  const projects = <NameLinks names={skill.projects} locale={locale} />;
  const employers = <NameLinks names={skill.employers} locale={locale} />;
  if (skill.employers.length === 0)
    return <FilledText text={usedIn} values={{ places: projects }} />;
  if (skill.projects.length === 0)
    return <FilledText text={usedAt} values={{ places: employers }} />;
  return <FilledText text={usedInAndAt} values={{ projects, employers }} />;
}

/** "A, B and C", in the page's language. Each name is a link to its project, if it is one. */
function NameLinks({ names, locale }: { names: readonly NamedLink[]; locale: Locale }) {
  const parts = new Intl.ListFormat(locale.language).formatToParts(names.map(({ name }) => name));
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
