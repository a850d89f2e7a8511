import { Fragment } from 'react';
import { MAX_ON_CHART } from '@/lib/profile/skill-groups';
import { nonEmpty } from '@/lib/text/text';
import { Coast, CoastOutlines } from '../coast/Coast';
import { ChartTailPart, InwardPart, OutwardPart } from '../coast/CoastParts.styles';
import { estimatedWidth } from '../styles/text-width';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { BarGroups, Chart, ChartPart, GroupTitle, SkillList } from './Skills.styles';

/**
 * The levels of the rows of the chart; none with so many skills that they are bars. The title of a
 * group is a row, too. Its level is that of the first skill, so the coast goes straight down to it.
 */
export function levelsOnChart({ levelGroups }: SectionProps['profile']): number[] {
  if (levelGroups.flatMap(({ skills }) => skills).length > MAX_ON_CHART) return [];
  return levelGroups.flatMap(({ heading, skills }) => {
    const levels = skills.map(({ level }) => level.percent);
    return heading ? [...levels.slice(0, 1), ...levels] : levels;
  });
}

/** The skills with a level, by group. On a chart, each is a bar of land that ends at the coast. */
export function SkillLevels({ profile, locale, levels }: SectionProps & { levels: number[] }) {
  const { levelGroups, nameGroups } = profile;
  const skills = levelGroups.flatMap((group) => group.skills);
  const [first, last] = [levels[0], levels.at(-1)];
  const groups = levelGroups.map((group) => (
    <Fragment key={group.name ?? ''}>
      {group.heading && (
        <GroupTitle>{`${nonEmpty([group.heading, group.note]).join('\u00a0· ')} `}</GroupTitle>
      )}
      <SkillList role="list" style={{ gridRow: first && `span ${group.skills.length}` }}>
        {group.skills.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            hasLogoBeside={group.skills.some(({ logo }) => logo)}
            headingLevel={group.heading ? 'h4' : 'h3'}
            locale={locale}
          />
        ))}
      </SkillList>
    </Fragment>
  ));
  if (first === undefined || last === undefined) return <BarGroups>{groups}</BarGroups>;
  const longestName = Math.max(...skills.map(({ name }) => estimatedWidth(name)));
  return (
    <Chart
      style={{
        '--longest-name': longestName.toFixed(1),
        '--lowest-level': Math.min(...levels) / 100,
      }}
    >
      <CoastOutlines levels={levels} />
      <Coast part={InwardPart} line="inlet" level={first / 100} />
      <Coast part={ChartPart} line="levels" />
      {nameGroups.length > 0 ? (
        <Coast part={OutwardPart} line="outward" level={last / 100} />
      ) : (
        <Coast part={ChartTailPart} line="end" level={last / 100} />
      )}
      {groups}
    </Chart>
  );
}
