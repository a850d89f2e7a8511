import type { ProfileSkill, SkillGroup } from '@/lib/profile/skill-groups';
import { nonEmpty, noteAfter, withoutBadBreaks } from '@/lib/text/text';
import { estimatedWidth, longestWordWidth } from '../styles/text-width';
import { Logo } from '../ui/Logo';
import { NameAndNote, NameGroup, NameGroups, NameList, Note, SkillName } from './SkillNames.styles';

const noteOf = ({ name, note }: ProfileSkill) => withoutBadBreaks(noteAfter(name, note));

/** The least width of a column, in em. */
const MIN_COLUMN_WIDTH = 6.5;

/** The widest name of one line, in em. Columns for wider ones would be few. */
const MAX_NAME_WIDTH = 11;

/** So few names are large, unless they stand below skills with a level. */
const MAX_LARGE_NAMES = 12;

interface SkillNamesProps {
  groups: readonly SkillGroup[];
  areBelowLevels: boolean;
}

/** The skills without a level: names in columns. */
export function SkillNames({ groups, areBelowLevels }: SkillNamesProps) {
  const all = groups.flatMap(({ skills }) => skills);
  const texts = all.map((skill) => skill.name + noteOf(skill));
  // The words of notes are smaller.
  const wordWidth = Math.max(MIN_COLUMN_WIDTH, ...all.map(({ name }) => longestWordWidth(name)));
  const isLarge = !areBelowLevels && texts.length <= MAX_LARGE_NAMES;
  const nameWidths = texts.map(estimatedWidth).filter((width) => width <= MAX_NAME_WIDTH);
  return (
    <NameGroups
      style={{
        '--word-width': wordWidth.toFixed(1),
        '--name-width': Math.max(wordWidth, ...nameWidths).toFixed(1),
      }}
    >
      {groups.map(({ name = '', heading, note, skills }) =>
        heading === undefined ? (
          <Names key={name} skills={skills} isLarge={isLarge} />
        ) : (
          <NameGroup key={name}>
            <h3>{`${nonEmpty([heading, note]).join('\u00a0· ')} `}</h3>
            <Names skills={skills} isLarge={isLarge} />
          </NameGroup>
        ),
      )}
    </NameGroups>
  );
}

function Names({ skills, isLarge }: Pick<SkillGroup, 'skills'> & { isLarge: boolean }) {
  return (
    <NameList role="list" $isLarge={isLarge}>
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
