import type { SkillGroup } from '@/lib/profile/skill-groups';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Coast, CoastHead, CoastTail, FirstPart } from './Coast';
import { coastThrough, diagonal, propsBeside } from './coast-parts';
import { SkillNames } from './SkillNames';
import { SkillRow } from './SkillRow';
import {
  BesideCoast,
  Chart,
  ChartColumn,
  Names,
  NamesBelowChart,
  NamesColumn,
} from './Skills.styles';

export function Skills(section: SectionProps) {
  const { skillChart, skillNames, person } = section.profile;
  const hasLevels = skillChart.length > 0;
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      column={hasLevels ? ChartColumn : NamesColumn}
    >
      {hasLevels ? <SkillChart {...section} /> : <SkillNamesAtCoast groups={skillNames} />}
      {hasLevels && skillNames.length > 0 && (
        <NamesBelowChart>
          <SkillNames groups={skillNames} />
        </NamesBelowChart>
      )}
    </SectionFrame>
  );
}

/** Each level is a bar of land, which ends at the coast. */
function SkillChart({ profile: { skillChart }, locale }: SectionProps) {
  // If any skill has a logo, the others get letters, so that the names of rows are aligned.
  const showsLogos = skillChart.some(({ skills }) => skills.some(({ logo }) => logo));
  const entries = skillChart.flatMap(({ name = '', heading, skills }) => [
    ...(heading ? [{ key: `group ${name}`, isHeading: true }] : []),
    ...skills.map(({ id, level }) => ({ key: id, level: level.percent })),
  ]);
  const { first, partOf, last } = coastThrough(entries);
  return (
    <>
      <CoastHead part={first} />
      <Chart>
        <FirstPart part={first} />
        {skillChart.map(({ name = '', heading, skills }) => (
          <div key={name}>
            {heading && (
              <BesideCoast {...propsBeside(partOf(`group ${name}`))}>
                <h3>{heading} </h3>
                <Coast part={partOf(`group ${name}`)} />
              </BesideCoast>
            )}
            <ul role="list">
              {skills.map((skill) => (
                <SkillRow
                  key={skill.id}
                  skill={skill}
                  part={partOf(skill.id)}
                  headingLevel={heading ? 'h4' : 'h3'}
                  showsLogo={showsLogos}
                  locale={locale}
                />
              ))}
            </ul>
          </div>
        ))}
        <CoastTail part={last} />
      </Chart>
    </>
  );
}

/** Without levels, the coast is a plain diagonal beside the names. */
function SkillNamesAtCoast({ groups }: { groups: readonly SkillGroup[] }) {
  return (
    <>
      <CoastHead part={diagonal} />
      <Names style={{ '--nearest-level': diagonal.to.level / 100 }}>
        <SkillNames groups={groups} />
        <Coast part={diagonal} />
        <CoastTail part={diagonal} />
      </Names>
    </>
  );
}
