import type { SkillWithLevel } from '@/lib/profile/skill-groups';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { FilledText } from '../ui/FilledText';
import { Logo } from '../ui/Logo';
import { Level, Percent, SkillFact, SkillItem, SkillTitle } from './Skills.styles';

interface SkillRowProps {
  skill: SkillWithLevel;
  isBelowTitle: boolean;
  locale: Locale;
}

export function SkillRow({ skill, isBelowTitle, locale }: SkillRowProps) {
  const { name, id, logo, level, note, usedFor } = skill;
  const { words } = locale;
  return (
    <SkillItem id={id}>
      <SkillTitle as={isBelowTitle ? 'h4' : 'h3'}>
        {logo && <Logo image={logo} />}
        <bdi translate="no">{name}</bdi>{' '}
      </SkillTitle>
      <Percent aria-hidden="true">{level.text} </Percent>
      {usedFor && (
        <SkillFact>
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
        </SkillFact>
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
