import { headingWithNote, type SkillGroup } from '@/lib/profile/skill-groups';
import { Logo } from '../ui/Logo';
import { LogoDot } from '../ui/Logo.styles';
import { NameAndNote, NameGroup, NameGroups, NameList, Note, SkillName } from './SkillNames.styles';

/** The size of a single name, in rem. More names take about the same area. */
const SINGLE_NAME_SIZE = 6.5;

/**
 * The skills without a level: names in columns, the larger, the fewer skills there are.
 * @param props.count of all skills, so that names below a chart are not larger than those on it
 */
export function SkillNames({ groups, count }: { groups: readonly SkillGroup[]; count: number }) {
  return (
    <NameGroups style={{ '--name-size': `${(SINGLE_NAME_SIZE / Math.sqrt(count)).toFixed(2)}rem` }}>
      {groups.map((group, index) =>
        group.heading === undefined ? (
          <Names key={index} skills={group.skills} />
        ) : (
          <NameGroup key={index}>
            <h3>{`${headingWithNote(group)} `}</h3>
            <Names skills={group.skills} />
          </NameGroup>
        ),
      )}
    </NameGroups>
  );
}

function Names({ skills }: Pick<SkillGroup, 'skills'>) {
  const hasLogos = skills.some(({ logo }) => logo);
  return (
    <NameList role="list">
      {skills.map((skill) => (
        <SkillName key={skill.id} id={skill.id}>
          {skill.logo ? <Logo image={skill.logo} /> : hasLogos && <LogoDot />}
          <NameAndNote>
            <bdi>{skill.name}</bdi> {skill.note && <Note>{`${skill.note} `}</Note>}
          </NameAndNote>
        </SkillName>
      ))}
    </NameList>
  );
}
