import { Fragment } from 'react';
import { Coast } from '../coast/Coast';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { Chart, GroupTitle, LevelList } from './Skills.styles';

/** How many rows of the chart the title of a group takes: one of them is a gap between groups. */
const titleRows = (group: number) => (group === 0 ? 1 : 2);

/** The skills with a level, by group. The coast leads through the ends of their bars. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups } = profile;
  // The level in each row of the chart. A title has rows without one.
  const rows = levelGroups.flatMap(({ heading, entries }, index) => [
    ...Array.from({ length: heading ? titleRows(index) : 0 }, () => undefined),
    ...entries.map(({ level }) => level.percent),
  ]);
  const levels = rows.filter((level) => level !== undefined);
  return (
    <Chart>
      <Coast part="toChart" level={levels[0]} />
      <Coast part="besideChart" rows={rows} />
      {levelGroups.map(({ heading, entries }, index) => (
        <Fragment key={index}>
          {heading && (
            <GroupTitle style={{ '--rows': titleRows(index) }}>{`${heading} `}</GroupTitle>
          )}
          <LevelList style={{ '--rows': entries.length }}>
            {entries.map((skill) => (
              <SkillRow
                key={skill.id}
                skill={skill}
                isBelowTitle={heading !== undefined}
                locale={locale}
              />
            ))}
          </LevelList>
        </Fragment>
      ))}
      <Coast part={nameGroups.length > 0 ? 'fromChart' : 'chartToLandEnd'} level={levels.at(-1)} />
    </Chart>
  );
}
