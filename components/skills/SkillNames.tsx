import type { SkillGroup } from '@/lib/profile/skill-groups';
import { nonEmpty } from '@/lib/text/text';
import { Logo } from '../ui/Logo';
import { LogoDot } from '../ui/Logo.styles';
import { NameAndNote, NameGroup, NameGroups, NameList, Note, SkillName } from './SkillNames.styles';

/** The skills without a level: names in columns, the larger, the fewer they are. */
export function SkillNames({ groups }: { groups: readonly SkillGroup[] }) {
  const count = groups.flatMap(({ skills }) => skills).length;
  return (
    <NameGroups style={{ '--name-size': `${(6.5 / Math.sqrt(count)).toFixed(2)}rem` }}>
      {groups.map(({ name = '', heading, note, skills }) =>
        heading === undefined ? (
          <Names key={name} skills={skills} />
        ) : (
          <NameGroup key={name}>
            <h3>{`${nonEmpty([heading, note]).join('\u00a0· ')} `}</h3>
            <Names skills={skills} />
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
