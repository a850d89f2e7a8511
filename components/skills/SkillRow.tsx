import type { SkillWithLevel } from '@/lib/profile/skill-groups';
import type { NamedLink } from '@/lib/profile/tags';
import type { Locale } from '@/lib/words/locale';
import { longestWordWidth } from '../styles/text-width';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Coast } from './Coast';
import { type CoastPart, propsBeside } from './coast-parts';
import { BesideCoast, Level } from './Skills.styles';

interface SkillRowProps {
  skill: SkillWithLevel;
  part: CoastPart;
  /** The level of the skill's name: `h4` below the heading of a group. */
  headingLevel: 'h3' | 'h4';
  showsLogo: boolean;
  locale: Locale;
}

export function SkillRow(props: SkillRowProps) {
  const { skill, part, headingLevel: Heading, showsLogo, locale } = props;
  const { name, id, logo, level, note, usedFor } = skill;
  return (
    <BesideCoast as="li" id={id} {...propsBeside(part)}>
      {showsLogo && <Logo name={name} image={logo} />}
      <Heading style={{ '--longest-word-width': longestWordWidth(name).toFixed(1) }}>
        <bdi>{name}</bdi>{' '}
      </Heading>
      <b aria-hidden="true">{`${level.text} `}</b>
      {usedFor.length > 0 && (
        <p>
          <FilledText
            text={locale.words.skills.usedFor}
            values={{ places: <NameLinks names={usedFor} language={locale.language} /> }}
          />{' '}
        </p>
      )}
      {note && <p>{`${note} `}</p>}
      <Level
        role="meter"
        aria-label={`${name}: ${locale.words.skills.level}`}
        aria-valuenow={level.percent}
        aria-valuetext={level.text}
      />
      <Coast part={part} />
    </BesideCoast>
  );
}

/** "A, B and C", in the page's language. Each name is a link to its project, if it is one. */
function NameLinks({ names, language }: { names: readonly NamedLink[]; language: string }) {
  const parts = new Intl.ListFormat(language).formatToParts(names.map(({ name }) => name));
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
