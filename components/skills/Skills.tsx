import type { SkillGroup } from '@/lib/profile/skill-groups';
import { noteAfter } from '@/lib/text/text';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { Coast, CoastHead, CoastTail, FirstPart } from './Coast';
import { coastThrough, diagonal, propsBeside } from './coast-parts';
import { SkillRow } from './SkillRow';
import { BesideCoast, Chart, ChartColumn, Names, NamesColumn } from './Skills.styles';

export function Skills(section: SectionProps) {
  const { skillGroups, person } = section.profile;
  const hasLevels = skillGroups.some(({ skills }) => skills.some(({ level }) => level));
  return (
    <SectionFrame
      {...section}
      intro={person.skillsIntro}
      column={hasLevels ? ChartColumn : NamesColumn}
    >
      {hasLevels ? <SkillChart {...section} /> : <SkillNames groups={skillGroups} />}
    </SectionFrame>
  );
}

/** Each level is a bar of land, which ends at the coast. */
function SkillChart({ profile: { skillGroups }, locale }: SectionProps) {
  // If any skill has a logo, the others get letters, so that the names of rows are aligned.
  const showsLogos = skillGroups.some(({ skills }) => skills.some(({ logo }) => logo));
  const entries = skillGroups.flatMap(({ name = '', heading, skills }) => [
    ...(heading ? [{ key: `group ${name}`, isHeading: true }] : []),
    ...skills.map(({ id, level }) => ({ key: id, level: level?.percent })),
  ]);
  const { first, partOf, last } = coastThrough(entries);
  return (
    <>
      <CoastHead part={first} />
      <Chart>
        <FirstPart part={first} />
        {skillGroups.map(({ name = '', heading, skills }) => (
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
function SkillNames({ groups }: { groups: readonly SkillGroup[] }) {
  return (
    <>
      <CoastHead part={diagonal} />
      <Names style={{ '--nearest-level': diagonal.to.level / 100 }}>
        {groups.map(({ name = '', heading, skills }) => (
          <div key={name}>
            {heading && <h3>{heading} </h3>}
            <ul role="list">
              {skills.map(({ id, name, note }) => (
                <li key={id} id={id}>
                  <bdi>{name}</bdi>
                  <small>{noteAfter(name, note)}</small>{' '}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Coast part={diagonal} />
        <CoastTail part={diagonal} />
      </Names>
    </>
  );
}
