import { Fragment } from 'react';
import {
  headingWithNote,
  MAX_ON_CHART,
  type SkillGroup,
  type SkillWithLevel,
} from '@/lib/profile/skill-groups';
import { Coast, CoastOutlines } from '../coast/Coast';
import { coastThrough } from '../coast/curve';
import { longestWordWidth } from '../styles/text-width';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { BarGroups, Chart, GroupTitle, SkillList } from './Skills.styles';

type LevelGroups = readonly SkillGroup<SkillWithLevel>[];

/** Beside the dot of a lower level, a phone has no room for a name. */
const MIN_LEVEL_ON_CHART = 30;

/** Whether the coast leads through the levels. Other skills with a level have bars. */
export function areOnChart(groups: LevelGroups): boolean {
  const levels = groups.flatMap(({ skills }) => skills.map(({ level }) => level.percent));
  return (
    levels.length > 0 &&
    levels.length <= MAX_ON_CHART &&
    levels.every((level) => level >= MIN_LEVEL_ON_CHART)
  );
}

/** A chart in a window of 320 px, in rem. */
const narrowChart = {
  /** From level 0 to level 100: the column of 17.5, without `--number-room`. */
  width: 13.8,
  /** The logo before a name, 2.125 with its margin, and about 1 from the name to the coast. */
  besideName: 3.2,
  /** The size of names, `--text-lg`, which is the unit of their widths. */
  textSize: 1.1875,
};

/** Near level 100, no start of the lines would give a name more room. */
const MAX_LEVEL_WITH_ROOM = 0.95;

/**
 * From the start of the lines to level 0, in rem: so much that on a phone, too, no word of a name
 * comes to the coast. On wide screens it is a small share of the lines.
 * @param nearest where the coast is nearest to each skill: a level from 0 to 1
 */
function zeroOf(skills: readonly SkillWithLevel[], nearest: readonly number[]): number {
  const { width, besideName, textSize } = narrowChart;
  const needed = skills.map(({ name }, index) => {
    const level = Math.min(nearest[index] ?? 0, MAX_LEVEL_WITH_ROOM);
    return (textSize * longestWordWidth(name) + besideName - level * width) / (1 - level);
  });
  // The other half is for the levels, whatever the names are.
  return Math.min(Math.max(0, ...needed), width / 2);
}

const firstLevelOf = ({ skills: [first] }: SkillGroup<SkillWithLevel>) =>
  first && first.level.percent / 100;

/** The skills with a level, by group. On a chart, a line leads from each to the coast. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups } = profile;
  const skills = levelGroups.flatMap((group) => group.skills);
  const levels = skills.map(({ level }) => level.percent / 100);
  // Between its dot and the next one, the coast is nearest at the lower level.
  const nearest = levels.map((level, index) => Math.min(level, levels[index + 1] ?? level));
  const isChart = areOnChart(levelGroups);
  const groups = levelGroups.map((group) => (
    <Fragment key={group.name ?? ''}>
      {group.heading && (
        <GroupTitle style={{ '--nearest': firstLevelOf(group) }}>
          {`${headingWithNote(group)} `}
        </GroupTitle>
      )}
      <SkillList
        role="list"
        style={{ gridRow: isChart ? `span ${group.skills.length}` : undefined }}
      >
        {group.skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            nearest={nearest[skills.indexOf(skill)]}
            hasLogoBeside={group.skills.some(({ logo }) => logo)}
            headingLevel={group.heading ? 'h4' : 'h3'}
            locale={locale}
          />
        ))}
      </SkillList>
    </Fragment>
  ));
  if (!isChart) return <BarGroups>{groups}</BarGroups>;
  // The title of a group is a row, too, at the level of the first skill: the coast goes straight
  // down.
  const rows = levelGroups.flatMap((group) =>
    group.heading ? [...group.skills.slice(0, 1), ...group.skills] : group.skills,
  );
  return (
    <Chart style={{ '--zero': `${zeroOf(skills, nearest).toFixed(1)}rem` }}>
      <CoastOutlines lines={{ levels: coastThrough(rows.map(({ level }) => level.percent)) }} />
      <Coast part="inward" level={levels[0]} />
      <Coast part="levels" />
      <Coast part={nameGroups.length > 0 ? 'outward' : 'tail'} level={levels.at(-1)} />
      {groups}
    </Chart>
  );
}
