import type { CSSProperties, ReactNode } from 'react';
import {
  hasLogos,
  type NamedLink,
  type SkillGroup,
  type SkillWithLevel,
} from '@/lib/profile/skill-groups';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { LogoDot } from '../ui/Logo.styles';
import { Level, Percent, SkillFact, SkillItem, SkillLogo, SkillTitle } from './Skills.styles';

interface SkillRowProps {
  skill: SkillWithLevel;
  group: SkillGroup;
  /** What is beside the row on a chart. */
  children: ReactNode;
  style: CSSProperties;
  locale: Locale;
}

export function SkillRow({ skill, group, children, style, locale }: SkillRowProps) {
  const { name, id, logo, level, note, usedFor } = skill;
  return (
    <SkillItem id={id} style={style}>
      {children}
      <SkillTitle as={group.heading ? 'h4' : 'h3'}>
        {hasLogos(group) && <SkillLogo>{logo ? <Logo image={logo} /> : <LogoDot />}</SkillLogo>}
        <bdi translate="no">{name}</bdi>{' '}
      </SkillTitle>
      <Percent aria-hidden="true">{`${level.text} `}</Percent>
      {usedFor.length > 0 && (
        <SkillFact>
          <FilledText
            text={locale.words.skills.usedFor}
            values={{ places: <NameLinks names={usedFor} language={locale.language} /> }}
          />{' '}
        </SkillFact>
      )}
      {note && <SkillFact>{`${note} `}</SkillFact>}
      <Level
        role="meter"
        aria-label={`${name}: ${locale.words.skills.level}`}
        aria-valuenow={level.percent}
        aria-valuetext={level.text}
      />
    </SkillItem>
  );
}

/** "A and B", in the page's language. Each name is a link to its project, if it is one. */
function NameLinks({ names, language }: { names: readonly NamedLink[]; language: string }) {
  const list = new Intl.ListFormat(language).formatToParts(names.map(({ name }) => name));
  return list.map(({ type, value }, index) => (
    <span key={index} translate={type === 'element' ? 'no' : undefined}>
      <ContentLink href={names.find(({ name }) => name === value)?.href}>{value}</ContentLink>
    </span>
  ));
}
