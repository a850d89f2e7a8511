import { Fragment } from 'react';
import { nonEmpty } from '@/lib/text/text';
import { Coast } from '../coast/Coast';
import { InwardPart } from '../coast/CoastParts.styles';
import { coast, coastThrough } from '../coast/curve';
import type { SectionProps } from '../ui/SectionFrame';
import { coastEndAt } from './chart-sizes';
import { SkillRow } from './SkillRow';
import { Chart, ChartPart, GroupTitle, SkillList } from './Skills.styles';

/** The skills with a level, by group. Each level is a bar of land, which ends at the coast. */
export function SkillChart({ profile: { skillChart }, locale }: SectionProps) {
  // The title of a group is a row, too. There the coast goes straight down to the first skill.
  const levels = skillChart.flatMap(({ heading, skills }) => {
    const ownLevels = skills.map(({ level }) => level.percent);
    return heading ? [...ownLevels.slice(0, 1), ...ownLevels] : ownLevels;
  });
  const [first = 0] = levels;
  const last = levels.at(-1) ?? 0;
  const steps = levels.map((level, row) => Math.abs(level - (levels[row + 1] ?? level)));
  return (
    <Chart style={{ '--largest-step': Math.max(...steps) / 100 }}>
      <Coast part={InwardPart} outline={coast.inward} end={coastEndAt(first / 100)} />
      {/* Below the last skill, the coast goes straight on. */}
      <Coast part={ChartPart} outline={coastThrough([...levels, last])} rows={levels.length} />
      {skillChart.map(({ name = '', heading, note, skills }) => (
        <Fragment key={name}>
          {heading && <GroupTitle>{`${nonEmpty([heading, note]).join(' · ')} `}</GroupTitle>}
          <SkillList role="list" style={{ gridRow: `span ${skills.length}` }}>
            {skills.map((skill) => (
              <SkillRow
                key={skill.id}
                skill={skill}
                headingLevel={heading ? 'h4' : 'h3'}
                locale={locale}
              />
            ))}
          </SkillList>
        </Fragment>
      ))}
    </Chart>
  );
}
