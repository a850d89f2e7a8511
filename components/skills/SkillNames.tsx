import type { ProfileSkill, SkillGroup } from '@/lib/profile/skill-groups';
import { nonEmpty, noteAfter, withoutBadBreaks } from '@/lib/text/text';
import { Logo } from '../ui/Logo';
import { NameAndNote, NameGroup, NameGroups, NameList, Note, SkillName } from './SkillNames.styles';

const noteOf = ({ name, note }: ProfileSkill) => withoutBadBreaks(noteAfter(name, note));

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
  return (
    <NameList role="list">
      {skills.map((skill) => (
        <SkillName key={skill.id} id={skill.id}>
          {skill.logo && <Logo name={skill.name} image={skill.logo} />}
          <NameAndNote>
            <bdi>{skill.name}</bdi>
            {skill.note && <Note>{noteOf(skill)}</Note>}{' '}
          </NameAndNote>
        </SkillName>
      ))}
    </NameList>
  );
}
