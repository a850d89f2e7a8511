import { Fragment } from 'react';
import { formatPercent } from '@/lib/text/intl';
import { Coast } from '../coast/Coast';
import { besideNumbers } from '../coast/curve';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { Chart, GroupTitle, SkillGroups, SkillList } from './Skills.styles';

/** The skills with a level, by group. On a chart, the line of each leads to the coast. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups, isChart } = profile;
  // On a chart, the title of a group is a row, too, at the level of the first skill.
  const rows = levelGroups.flatMap(({ heading, entries }) =>
    heading ? [...entries.slice(0, 1), ...entries] : entries,
  );
  const levels = rows.map(({ level }) => level.percent);
  /** The row where the chart's line at 100 % has its label: there is most water. */
  const labeledRow = levels.lastIndexOf(Math.min(...levels.slice(1)));
  const rowAt = (row: number) => {
    const level = levels[row] ?? 0;
    const before = levels[row - 1];
    const coast =
      before === undefined ? (
        <Coast part="inward" />
      ) : (
        <Coast part="between" path={besideNumbers.between(before, level)} />
      );
    return {
      coast: isChart && coast,
      style: { '--level': level, '--lowest': Math.min(level, before ?? level) },
      fullLevel: isChart && row === labeledRow && formatPercent(100, locale.language),
    };
  };
  const groups = levelGroups.map((group, index) => {
    const [first] = group.entries;
    const title = first && rowAt(rows.indexOf(first));
    return (
      <Fragment key={index}>
        {group.heading && (
          <GroupTitle style={title?.style}>
            {title?.coast}
            {`${group.heading} `}
          </GroupTitle>
        )}
        <SkillList role="list">
          {group.entries.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={skill}
              group={group}
              {...rowAt(rows.lastIndexOf(skill))}
              locale={locale}
            />
          ))}
        </SkillList>
      </Fragment>
    );
  });
  if (!isChart) return <SkillGroups>{groups}</SkillGroups>;
  return (
    <Chart style={{ '--level': levels.at(-1) }}>
      {groups}
      <Coast part={nameGroups.length > 0 ? 'outward' : 'tail'} />
    </Chart>
  );
}
