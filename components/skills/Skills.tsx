import type { ProfileSkill, SkillGroup } from '@/lib/profile/skill-groups';
import { formatNumber } from '@/lib/text/intl';
import { noteAfter } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { Logo } from '../ui/Logo';
import { TitleAsideColumn } from '../ui/Section.styles';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { type SkillFigure, SkillRow } from './SkillRow';
import { NameList, NameText, RowList, SkillGroupBox, UsesNote } from './Skills.styles';

/** The page counts the uses of at most this many skills. More rows would be too long a list. */
const MAX_COUNTED = 16;

const countUses = ({ projects, employers }: ProfileSkill) => projects.length + employers.length;

/**
 * The three forms of the section:
 * - 'levels': rows with bars that show the levels, if any skill has one
 * - 'counts': rows with bars that show how many projects and employers of the page use a skill, if
 *   no skill has a level, there are few skills, and at least half of them are used
 * - 'names': only the names
 */
function layoutOf(skills: readonly ProfileSkill[]): 'levels' | 'counts' | 'names' {
  if (skills.some(({ level }) => level !== undefined)) return 'levels';
  const used = skills.filter((skill) => countUses(skill) > 0);
  const hasCounts = skills.length <= MAX_COUNTED && used.length * 2 >= skills.length;
  return hasCounts ? 'counts' : 'names';
}

export function Skills(section: SectionProps) {
  const { profile, locale } = section;
  const groups = profile.skillGroups;
  const skills = groups.flatMap((group) => group.skills);
  const layout = layoutOf(skills);
  const maxUses = Math.max(...skills.map(countUses));
  const figureOf = (skill: ProfileSkill) =>
    layout === 'levels' ? levelFigure(skill, locale) : usesFigure(skill, maxUses, locale);
  // If any skill has a logo, the others get letters, so that the names of rows are aligned.
  const showsLogos = skills.some(({ logo }) => logo !== undefined);
  return (
    <SectionFrame {...section} intro={profile.person.skillsIntro} column={TitleAsideColumn}>
      {layout === 'counts' && <UsesNote>{locale.words.skills.usesNote}</UsesNote>}
      {groups.map((group) => (
        <SkillGroupBox key={group.name ?? ''}>
          {group.heading && <h3>{group.heading}</h3>}
          {layout === 'names' ? (
            <Names skills={group.skills} />
          ) : (
            <RowList role="list">
              {(layout === 'counts' ? byUses(group.skills) : group.skills).map((skill) => (
                <SkillRow
                  key={skill.id}
                  skill={skill}
                  headingLevel={group.heading ? 'h4' : 'h3'}
                  showsLogo={showsLogos}
                  figure={figureOf(skill)}
                  locale={locale}
                />
              ))}
            </RowList>
          )}
        </SkillGroupBox>
      ))}
    </SectionFrame>
  );
}

const Names = ({ skills }: Pick<SkillGroup, 'skills'>) => (
  <NameList role="list">
    {skills.map(({ id, name, logo, note }) => (
      <li key={id} id={id}>
        {logo && <Logo name={name} source={logo} />}
        <NameText>
          <b>
            <bdi>{name}</bdi>
          </b>
          {noteAfter(name, note)}
        </NameText>
      </li>
    ))}
  </NameList>
);

const byUses = (skills: readonly ProfileSkill[]) =>
  skills.toSorted((one, other) => countUses(other) - countUses(one));

function levelFigure({ level }: ProfileSkill, { words }: Locale): SkillFigure | undefined {
  return level && { name: words.skills.level, value: level.percent, max: 100, text: level.text };
}

function usesFigure(
  skill: ProfileSkill,
  maxUses: number,
  { words, language }: Locale,
): SkillFigure | undefined {
  const value = countUses(skill);
  if (value === 0) return undefined;
  const text = formatNumber(value, language);
  // The longest bar leaves room for one more use, so that it does not look like 100 percent.
  return { name: words.skills.uses, value, max: maxUses + 1, text, hasMarks: true };
}
