import { Fragment } from 'react';
import type { SkillWithLevel } from '@/lib/profile/skill-groups';
import type { Locale } from '@/lib/words/locale';
import { Coast } from '../coast/Coast';
import { FilledText } from '../ui/FilledText';
import { ContentLink } from '../ui/Links';
import { Logo } from '../ui/Logo';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import * as S from './Skills.styles';

/** Skills with a level are on a chart. The others are names below it. */
export function Skills(section: SectionProps) {
  const { levelGroups, nameGroups, person } = section.profile;
  const hasChart = levelGroups.length > 0;
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      titlePart={hasChart ? 'titleToChart' : 'besideTitle'}
    >
      {hasChart && <SkillChart {...section} />}
      {nameGroups.length > 0 && <SkillNames groups={nameGroups} />}
    </SectionFrame>
  );
}

/** How many rows of the chart a title takes: the second one is a gap between groups. */
const titleRows = (group: number) => (group === 0 ? 1 : 2);

/** The skills with a level, by group. The coast leads through the ends of their bars. */
function SkillChart({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups } = profile;
  // The level in each row of the chart. Titles have none.
  const rows = levelGroups.flatMap(({ heading, entries }, index) => [
    ...Array.from({ length: heading ? titleRows(index) : 0 }, () => undefined),
    ...entries.map(({ level }) => level.percent),
  ]);
  const levels = rows.filter((level) => level !== undefined);
  return (
    <S.Chart>
      <Coast part="toChart" level={levels[0]} />
      <Coast part="besideChart" rows={rows} />
      {levelGroups.map(({ heading, entries }, index) => (
        <Fragment key={index}>
          {heading && (
            <S.SkillGroupTitle
              style={{ '--rows': titleRows(index) }}
            >{`${heading} `}</S.SkillGroupTitle>
          )}
          <S.LevelList style={{ '--rows': entries.length }}>
            {entries.map((skill) => (
              <SkillRow
                key={skill.id}
                skill={skill}
                headingLevel={heading ? 'h4' : 'h3'}
                locale={locale}
              />
            ))}
          </S.LevelList>
        </Fragment>
      ))}
      <Coast part={nameGroups.length > 0 ? 'fromChart' : 'chartToLandEnd'} level={levels.at(-1)} />
    </S.Chart>
  );
}

interface SkillRowProps {
  skill: SkillWithLevel;
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

function SkillRow({ skill, headingLevel, locale: { words } }: SkillRowProps) {
  const { name, id, logo, level, note, usedFor } = skill;
  return (
    <S.SkillItem id={id}>
      <S.SkillTitle as={headingLevel}>
        {logo && <Logo image={logo} />}
        <bdi translate="no">{name}</bdi>{' '}
      </S.SkillTitle>
      <S.PercentText aria-hidden="true">{`${level.text} `}</S.PercentText>
      {usedFor && (
        <S.SkillFact>
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
        </S.SkillFact>
      )}
      {note && <S.SkillFact>{`${note} `}</S.SkillFact>}
      <S.Level
        role="meter"
        style={{ '--level': level.percent }}
        aria-label={`${name}: ${words.skills.level}`}
        aria-valuenow={level.percent}
        aria-valuetext={level.text}
      />
    </S.SkillItem>
  );
}

const SkillNames = ({ groups }: { groups: SectionProps['profile']['nameGroups'] }) => (
  <S.NameGroups>
    <Coast part="besideNames" />
    <Coast part="landEnd" />
    {groups.map(({ heading, entries }, index) => (
      <Fragment key={index}>
        {heading && <S.SkillGroupTitle>{`${heading} `}</S.SkillGroupTitle>}
        <S.NameList role="list" $hasTitle={heading !== undefined}>
          {entries.map(({ id, logo, name, note }) => (
            <S.SkillName key={id} id={id}>
              {logo && <Logo image={logo} />}
              <p>
                <bdi translate="no">{name}</bdi> {note && <S.Note>{`${note} `}</S.Note>}
              </p>
            </S.SkillName>
          ))}
        </S.NameList>
      </Fragment>
    ))}
  </S.NameGroups>
);
