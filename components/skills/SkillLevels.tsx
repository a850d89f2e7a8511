import { Fragment } from 'react';
import { formatPercent } from '@/lib/text/intl';
import { Coast } from '../coast/Coast';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { Chart, FullLevelLine, GroupTitle, SkillGroups, SkillList } from './Skills.styles';

/** The skills with a level, by group. On a chart, the line of each leads to the coast. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups, isChart } = profile;
  const lastSkill = levelGroups.at(-1)?.entries.at(-1);
  const groups = levelGroups.map((group, index) => {
    const { heading, entries } = group;
    const levels = entries.map(({ level }) => level.percent);
    const lastLevelBefore = levelGroups[index - 1]?.entries.at(-1)?.level.percent;
    return (
      <Fragment key={index}>
        {heading && (
          // On a chart, the title is a row, too, at the level of the first skill.
          <GroupTitle style={levelsOfRow(levels[0], lastLevelBefore)}>
            {isChart && <BesideRow level={levels[0]} levelAbove={lastLevelBefore} />}
            {`${heading} `}
          </GroupTitle>
        )}
        <SkillList role="list" data-ungrouped={heading ? undefined : ''}>
          {entries.map((skill, row) => {
            const level = skill.level.percent;
            const isBelowTitle = row === 0 && heading !== undefined;
            const levelAbove = isBelowTitle ? level : levels[row - 1];
            const label = skill === lastSkill ? formatPercent(100, locale.language) : undefined;
            return (
              <SkillRow
                key={skill.id}
                skill={skill}
                group={group}
                style={levelsOfRow(level, levelAbove)}
                locale={locale}
              >
                {isChart && <BesideRow level={level} levelAbove={levelAbove} label={label} />}
              </SkillRow>
            );
          })}
        </SkillList>
      </Fragment>
    );
  });
  if (!isChart) return <SkillGroups>{groups}</SkillGroups>;
  return (
    <Chart style={{ '--level': lastSkill?.level.percent }}>
      {groups}
      <Coast part={nameGroups.length > 0 ? 'fromChart' : 'landEnd'} />
    </Chart>
  );
}

const levelsOfRow = (level = 0, levelAbove = level) => ({
  '--level': level,
  '--lowest': Math.min(level, levelAbove),
});

interface BesideRowProps {
  level?: number;
  /** Undefined in the first row, to which the coast comes from the margin. */
  levelAbove?: number;
  /** In the last row: the label of the line at 100 %. */
  label?: string;
}

/** The water beside a row of the chart: the coast, and the line at 100 %. */
function BesideRow({ level = 0, levelAbove, label }: BesideRowProps) {
  if (levelAbove === undefined) return <Coast part="toChart" />;
  return (
    <>
      <Coast part="between" levels={[levelAbove, level]} />
      <FullLevelLine data-drawing="" data-label={label} />
    </>
  );
}
