import { Fragment } from 'react';
import { MAX_ON_CHART, type SkillGroup, type SkillWithLevel } from '@/lib/profile/skill-groups';
import { Coast, CoastOutlines } from '../coast/Coast';
import { coastThrough } from '../coast/curve';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { Chart, GroupTitle, SkillGroups, SkillList } from './Skills.styles';

/** Beside the dot of a lower level, a phone has no room for a name. */
const MIN_LEVEL_ON_CHART = 30;

/** Whether the coast leads through the levels. Other skills with a level have bars. */
export function areOnChart(groups: readonly SkillGroup<SkillWithLevel>[]): boolean {
  const levels = groups.flatMap(({ skills }) => skills.map(({ level }) => level.percent));
  return (
    levels.length > 0 &&
    levels.length <= MAX_ON_CHART &&
    levels.every((level) => level >= MIN_LEVEL_ON_CHART)
  );
}

/** The skills with a level, by group. On a chart, a line leads from each to the coast. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups } = profile;
  const skills = levelGroups.flatMap((group) => group.skills);
  /** Between the dot of a skill and the next one, the coast is nearest at the lower level. */
  const lowestBeside = (skill: SkillWithLevel) => {
    const next = skills[skills.indexOf(skill) + 1] ?? skill;
    return Math.min(skill.level.percent, next.level.percent);
  };
  const groups = levelGroups.map((group, index) => (
    <Fragment key={index}>
      {group.heading && (
        <GroupTitle style={{ '--lowest': group.skills[0]?.level.percent }}>
          {`${group.heading} `}
        </GroupTitle>
      )}
      <SkillList role="list" style={{ '--rows': group.skills.length }}>
        {group.skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            group={group}
            lowestBeside={lowestBeside(skill)}
            locale={locale}
          />
        ))}
      </SkillList>
    </Fragment>
  ));
  if (!areOnChart(levelGroups)) return <SkillGroups>{groups}</SkillGroups>;
  // The title of a group is a row, too, at the level of the first skill: the coast goes straight
  // down.
  const rows = levelGroups.flatMap((group) => {
    const levels = group.skills.map(({ level }) => level.percent);
    return group.heading ? [...levels.slice(0, 1), ...levels] : levels;
  });
  return (
    <Chart>
      <CoastOutlines lines={{ levels: coastThrough(rows) }} />
      <Coast part="inward" level={rows[0]} />
      <Coast part="levels" />
      <Coast part={nameGroups.length > 0 ? 'outward' : 'tail'} level={rows.at(-1)} />
      {groups}
    </Chart>
  );
}
