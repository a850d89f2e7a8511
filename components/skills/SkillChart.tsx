import { coast } from '@/lib/design/shore';
import { Coast } from '../ui/Coast';
import type { SectionProps } from '../ui/SectionFrame';
import { SkillRow } from './SkillRow';
import { ChartPart, ChartTitle, FirstPart, Rows, SkillList, TitlePart } from './Skills.styles';

/** The largest difference between neighbors, as a share of 100. */
const largestStep = (levels: readonly number[]) =>
  Math.max(...levels.map((level, row) => Math.abs(level - (levels[row + 1] ?? level)))) / 100;

/** The skills with a level, by group. Each level is a bar of land, which ends at the coast. */
export function SkillChart({ profile: { skillChart }, locale }: SectionProps) {
  // If any skill has a logo, the others get letters, so that the names of rows are aligned.
  const showsLogos = skillChart.some(({ skills }) => skills.some(({ logo }) => logo));
  return skillChart.map(({ name = '', heading, skills }, index) => {
    const levels = skills.map(({ level }) => level.percent);
    const [first = 0] = levels;
    const before = skillChart[index - 1]?.skills.at(-1)?.level.percent;
    return (
      <div key={name}>
        {heading && (
          <ChartTitle>
            <h3>{`${heading} `}</h3>
            {before !== undefined && (
              <Coast part={TitlePart} outline={coast.throughLevels([before, first])} />
            )}
          </ChartTitle>
        )}
        <Rows>
          {index === 0 && <Coast part={FirstPart} outline={coast.inward} level={first} />}
          {/* Below the last skill, the coast goes straight on. */}
          <Coast
            part={ChartPart}
            outline={coast.throughLevels([...levels, ...levels.slice(-1)])}
            rows={levels.length}
          />
          <SkillList role="list" style={{ '--largest-step': largestStep(levels) }}>
            {skills.map((skill) => (
              <SkillRow
                key={skill.id}
                skill={skill}
                headingLevel={heading ? 'h4' : 'h3'}
                showsLogo={showsLogos}
                locale={locale}
              />
            ))}
          </SkillList>
        </Rows>
      </div>
    );
  });
}
