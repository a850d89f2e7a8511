import type { ProfileSkill, SkillGroup } from '@/lib/profile/skill-groups';
import { noteAfter } from '@/lib/text/text';
import { estimatedWidth, longestWordWidth } from '../styles/text-width';
import { Logo } from '../ui/Logo';
import {
  GroupTitle,
  NameAndNote,
  NameGroup,
  NameGroups,
  NameList,
  Note,
  SkillName,
} from './SkillNames.styles';

/** A longer name, in em, breaks between words. With a note, it gets more room. */
const nameWidths = { name: 6.5, withNote: 11 };

/** The letters of a note are smaller than those of a name. */
const NOTE_SIZE = 0.75;

/** The width in em that all names need. */
const widthOf = (skills: readonly ProfileSkill[]): number =>
  Math.max(
    ...skills.map(({ name, note }) => {
      const noteWidth = NOTE_SIZE * estimatedWidth(noteAfter(name, note));
      const limit = note === undefined ? nameWidths.name : nameWidths.withNote;
      return Math.max(longestWordWidth(name), Math.min(estimatedWidth(name) + noteWidth, limit));
    }),
  );

interface SkillNamesProps {
  groups: readonly SkillGroup[];
}

/** The skills without a level: names in columns, each with its logo, if there is one. */
export function SkillNames({ groups }: SkillNamesProps) {
  const nameWidth = widthOf(groups.flatMap(({ skills }) => skills));
  const titleWidth = Math.max(...groups.map(({ heading = '' }) => longestWordWidth(heading)));
  const style = {
    '--name-width': nameWidth.toFixed(1),
    '--title-width': titleWidth.toFixed(1),
  };
  return (
    <NameGroups style={style}>
      {groups.map(({ name = '', heading, skills }) =>
        heading === undefined ? (
          <Names key={name} skills={skills} />
        ) : (
          <NameGroup key={name}>
            <GroupTitle>{`${heading} `}</GroupTitle>
            <Names skills={skills} />
          </NameGroup>
        ),
      )}
    </NameGroups>
  );
}

const Names = ({ skills }: Pick<SkillGroup, 'skills'>) => (
  <NameList role="list" $hasLogos={skills.some(({ logo }) => logo)}>
    {skills.map(({ id, name, logo, note }) => (
      <SkillName key={id} id={id}>
        {logo && <Logo name={name} image={logo} />}
        <NameAndNote>
          <bdi>{name}</bdi>
          <Note>{withNoBreakSpace(noteAfter(name, note))}</Note>{' '}
        </NameAndNote>
      </SkillName>
    ))}
  </NameList>
);

/** A note does not begin a line. */
const withNoBreakSpace = (note: string): string => note.replace(' ', '\u00a0');
