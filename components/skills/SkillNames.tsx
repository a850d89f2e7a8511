import type { SkillGroup } from '@/lib/profile/skill-groups';
import { noteAfter } from '@/lib/text/text';
import { longestWordWidth } from '../styles/text-width';
import { Logo } from '../ui/Logo';
import { NameAndNote, NameGroup, NameGroups, NameList, Note, SkillName } from './SkillNames.styles';

interface SkillNamesProps {
  groups: readonly SkillGroup[];
}

/** The skills without a level: names in columns, with logos if any skill of the group has one. */
export function SkillNames({ groups }: SkillNamesProps) {
  const names = groups.flatMap(({ skills }) => skills.map(({ name }) => name));
  const wordWidth = Math.max(...names.map(longestWordWidth));
  return (
    <NameGroups style={{ '--word-width': wordWidth.toFixed(1) }}>
      {groups.map(({ name = '', heading, skills }) =>
        heading === undefined ? (
          <Names key={name} skills={skills} />
        ) : (
          <NameGroup key={name}>
            <h3>{`${heading} `}</h3>
            <Names skills={skills} />
          </NameGroup>
        ),
      )}
    </NameGroups>
  );
}

function Names({ skills }: Pick<SkillGroup, 'skills'>) {
  const showsLogos = skills.some(({ logo }) => logo);
  return (
    <NameList role="list">
      {skills.map(({ id, name, logo, note }) => (
        <SkillName key={id} id={id}>
          {showsLogos && <Logo name={name} image={logo} />}
          <NameAndNote>
            <bdi>{name}</bdi>
            {/* A note does not begin a line. */}
            <Note>{noteAfter(name, note).replace(' ', '\u00a0')}</Note>{' '}
          </NameAndNote>
        </SkillName>
      ))}
    </NameList>
  );
}
