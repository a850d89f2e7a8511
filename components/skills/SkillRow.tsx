import type { SkillWithLevel } from '@/lib/profile/skill-groups';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import {
  Level,
  Percent,
  SkillFact,
  SkillItem,
  SkillLogo,
  SkillTitle,
  UsedFor,
} from './Skills.styles';

interface SkillRowProps {
  skill: SkillWithLevel;
  hasLogoPlace: boolean;
  isBelowTitle: boolean;
  locale: Locale;
}

export function SkillRow({ skill, hasLogoPlace, isBelowTitle, locale }: SkillRowProps) {
  const { name, id, logo, level, note, usedFor } = skill;
  const { words } = locale;
  return (
    <SkillItem id={id}>
      <SkillTitle as={isBelowTitle ? 'h4' : 'h3'}>
        {hasLogoPlace && <SkillLogo>{logo && <Logo image={logo} />}</SkillLogo>}
        <bdi translate="no">{name}</bdi>{' '}
      </SkillTitle>
      <Percent aria-hidden="true">
        {/* "90" and "%", in the order of the language. */}
        {level.text
          .split(/(\p{Nd}+)/u)
          .map((part, index) =>
            index === 1 ? part : part && <small key={index}>{part}</small>,
          )}{' '}
      </Percent>
      {usedFor && (
        <UsedFor>
          <FilledText
            text={words.skills.usedFor}
            values={{
              places: (
                <ContentLink href={usedFor.href}>
                  <span translate="no">{usedFor.name}</span>
                </ContentLink>
              ),
            }}
          />{' '}
        </UsedFor>
      )}
      {note && <SkillFact>{`${note} `}</SkillFact>}
      <Level
        role="meter"
        style={{ '--level': level.percent }}
        aria-label={`${name}: ${words.skills.level}`}
        aria-valuenow={level.percent}
        aria-valuetext={level.text}
      />
    </SkillItem>
  );
}
