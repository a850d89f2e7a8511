import { Fragment } from 'react';
import { MAX_ON_CHART, type SkillGroup, type SkillWithLevel } from '@/lib/profile/skill-groups';
import { nonEmpty } from '@/lib/text/text';
import { Coast, CoastOutlines } from '../coast/Coast';
import { ChartTailPart, InwardPart, OutwardPart } from '../coast/CoastParts.styles';
import { coastThrough } from '../coast/curve';
import { longestWordWidth } from '../styles/text-width';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { BarGroups, Chart, ChartPart, GroupTitle, SkillList } from './Skills.styles';

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

/** The lengths of a chart in a window of 320 px, in rem. */
const narrowChart = {
  /** From level 0 to level 100: the column, without the room for numbers. */
  width: 13.8,
  /** The logo before a name, and what is between the name and the coast. */
  besideName: 3.2,
  /** The size of names, which is the unit of their widths. */
  name: 1.1875,
};

/**
 * From the start of the lines to level 0, in rem: so much that on a phone, too, no word of a name
 * comes to the coast. On wide screens it is a small share of the lines.
 */
function zeroOf(rows: readonly Row[]): number {
  const { width, besideName, name: size } = narrowChart;
  const needed = rows.map(({ name, narrowest }) => {
    const room = size * longestWordWidth(name) + besideName;
    const share = Math.min(narrowest, 95) / 100;
    return (room - share * width) / (1 - share);
  });
  return Math.min(Math.max(0, ...needed), width / 2);
}

interface Row {
  id: string;
  name: string;
  level: number;
  /** The lower one of its level and the next. */
  narrowest: number;
}

/**
 * The rows of a chart. The title of a group is a row, too. Its level is that of the first skill, so
 * the coast goes straight down to it.
 */
function rowsOf(groups: LevelGroups): Row[] {
  const rows = groups.flatMap(({ heading, skills }) => {
    const own = skills.map(({ id, name, level }) => ({ id, name, level: level.percent }));
    return heading ? [...own.slice(0, 1).map((row) => ({ ...row, id: '' })), ...own] : own;
  });
  return rows.map((row, index) => ({
    ...row,
    narrowest: Math.min(row.level, rows[index + 1]?.level ?? row.level),
  }));
}

const share = (percent: number | undefined) => percent && percent / 100;

/** The skills with a level, by group. On a chart, a line leads from each to the coast. */
export function SkillLevels({ profile, locale }: SectionProps) {
  const { levelGroups, nameGroups } = profile;
  const rows = areOnChart(levelGroups) ? rowsOf(levelGroups) : [];
  const [first, last] = [rows[0], rows.at(-1)];
  const groups = levelGroups.map(({ name = '', heading, note, skills }) => (
    <Fragment key={name}>
      {heading && (
        <GroupTitle style={{ '--narrowest': share(first && skills[0]?.level.percent) }}>
          {`${nonEmpty([heading, note]).join('\u00a0· ')} `}
        </GroupTitle>
      )}
      <SkillList role="list" style={{ gridRow: first && `span ${skills.length}` }}>
        {skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            hasLogoBeside={skills.some(({ logo }) => logo)}
            narrowest={share(rows.find(({ id }) => id === skill.id)?.narrowest)}
            headingLevel={heading ? 'h4' : 'h3'}
            locale={locale}
          />
        ))}
      </SkillList>
    </Fragment>
  ));
  if (!first || !last) return <BarGroups>{groups}</BarGroups>;
  return (
    <Chart style={{ '--zero': `${zeroOf(rows).toFixed(1)}rem` }}>
      <CoastOutlines lines={{ levels: coastThrough(rows.map(({ level }) => level)) }} />
      <Coast part={InwardPart} line="inward" style={{ '--level': share(first.level) }} />
      <Coast part={ChartPart} line="levels" />
      {nameGroups.length > 0 ? (
        <Coast part={OutwardPart} line="outward" style={{ '--level': share(last.level) }} />
      ) : (
        <Coast part={ChartTailPart} line="tail" style={{ '--level': share(last.level) }} />
      )}
      {groups}
    </Chart>
  );
}
