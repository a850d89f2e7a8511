import type { ProfileSkill, SkillGroup } from '@/lib/profile/skill-groups';
import { noteAfter } from '@/lib/text/text';
import { estimatedWidth, longestWordWidth } from '../styles/text-width';
import { Logo } from '../ui/Logo';
import {
  LogoRoom,
  NameAndNote,
  NameGroup,
  NameGroups,
  NameList,
  Note,
  SkillName,
} from './SkillNames.styles';

/** A note does not begin a line. */
const noteOf = ({ name, note }: ProfileSkill) => noteAfter(name, note).replace(' ', '\u00a0');

/** The least width of a column, in em. */
const MIN_COLUMN_WIDTH = 6.5;

/** Columns for longer names, in em, would be few. Such a name takes two lines. */
const MAX_NAME_WIDTH = 11;

interface SkillNamesProps {
  groups: readonly SkillGroup[];
}

/**
 * The skills without a level: names in columns. If any skill of a group has a logo, the names of
 * all are in line.
 */
export function SkillNames({ groups }: SkillNamesProps) {
  const texts = groups.flatMap(({ skills }) => skills.map((skill) => skill.name + noteOf(skill)));
  const wordWidth = Math.max(MIN_COLUMN_WIDTH, ...texts.map(longestWordWidth));
  const nameWidths = texts.map(estimatedWidth).filter((width) => width <= MAX_NAME_WIDTH);
  return (
    <NameGroups
      style={{
        '--word-width': wordWidth.toFixed(1),
        '--name-width': Math.max(wordWidth, ...nameWidths).toFixed(1),
      }}
    >
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
      {skills.map((skill) => (
        <SkillName key={skill.id} id={skill.id}>
          {showsLogos && (
            <LogoRoom>{skill.logo && <Logo name={skill.name} image={skill.logo} />}</LogoRoom>
          )}
          <NameAndNote>
            <bdi>{skill.name}</bdi>
            {skill.note && <Note>{noteOf(skill)}</Note>}{' '}
          </NameAndNote>
        </SkillName>
      ))}
    </NameList>
  );
}
