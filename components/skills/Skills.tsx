import { formatNumber } from '@/lib/language/intl';
import type { Locale } from '@/lib/language/locale';
import type { ProfileSkill, SkillGroup } from '@/lib/profile/skills';
import { LinkedText } from '../ui/LinkedText';
import { SectionFrame, type SectionProps } from '../ui/SectionFrame';
import { SkillCard, type SkillFigure } from './SkillCard';
import {
  NamedGroup,
  SkillColumns,
  SkillGrid,
  SkillsColumn,
  UnusedSkills,
  UsesNote,
} from './Skills.styles';

/** From this number of skills on, skills with levels are a grid with short bars. */
const DENSE_FROM = 17;

/** A sentence about a skill names at most this many projects, and this many employers. */
const mostNames = { withLevels: 5, withoutLevels: 3 };

const hasLevel = ({ level }: ProfileSkill) => level !== undefined;

const usesOf = ({ projects, employers }: ProfileSkill) => projects.length + employers.length;

/**
 * The skills, in one of three forms:
 * - If skills have levels, the bars show the levels. The skills are a list, or a grid if there are
 *   many or a group has skills without levels.
 * - If no skill has a level, the bars show how often projects and jobs of the page use each skill.
 *   This form needs few skills, of which at least half are used.
 * - In all other cases, the skills are names in columns.
 */
export function Skills({ id, title, background, profile, locale }: SectionProps) {
  const groups = profile.skills;
  const { skillsIntro } = profile.person;
  const skills = groups.flatMap((group) => group.skills);
  const isGrouped = groups.some((group) => group.heading !== undefined);
  const used = skills.filter((skill) => usesOf(skill) > 0);
  const isDense = skills.length >= DENSE_FROM;
  const showsUses = !isDense && !skills.some(hasLevel) && used.length * 2 >= skills.length;
  const mostUses = showsUses ? Math.max(...skills.map(usesOf)) : undefined;
  const Group = isGrouped ? NamedGroup : 'div';

  const listFor = (group: SkillGroup) => {
    if (showsUses || (group.skills.every(hasLevel) && !isDense)) return 'ul';
    return skills.some(hasLevel) ? SkillGrid : SkillColumns;
  };
  return (
    <SectionFrame
      id={id}
      title={title}
      intro={skillsIntro && <LinkedText text={skillsIntro} locale={locale} />}
      background={background}
      column={SkillsColumn}
      hasTitleAside
    >
      {showsUses && <UsesNote>{locale.words.skills.usesNote}</UsesNote>}
      {groups.map((group) => {
        const List = listFor(group);
        const inList = showsUses ? mostUsedFirst(group.skills) : group.skills;
        return (
          <Group key={group.name ?? ''}>
            {isGrouped && <h3>{group.heading}</h3>}
            {inList.length > 0 && (
              <List role="list" className={List === 'ul' ? 'bars' : undefined} data-print="columns">
                {inList.map((skill) => (
                  <SkillCard
                    key={skill.id}
                    skill={skill}
                    heading={isGrouped ? 'h4' : 'h3'}
                    // If any skill has an image, the others get a letter, so that all names begin
                    // at the same line.
                    hasPlate={skills.some(({ image }) => image !== undefined)}
                    figure={figureFor(skill, mostUses, locale)}
                    mostNames={mostNames[skills.some(hasLevel) ? 'withLevels' : 'withoutLevels']}
                    locale={locale}
                  />
                ))}
              </List>
            )}
            {showsUses && (
              <Unused
                skills={group.skills.filter((skill) => usesOf(skill) === 0)}
                locale={locale}
              />
            )}
          </Group>
        );
      })}
    </SectionFrame>
  );
}

/**
 * The figure of a skill: its level, or how often it is used.
 * @param mostUses how often the most used skill is used; undefined if the page shows no uses
 */
function figureFor(
  skill: ProfileSkill,
  mostUses: number | undefined,
  { words, language }: Locale,
): SkillFigure | undefined {
  const { level } = skill;
  if (level) return { name: words.skills.level, value: level.percent, max: 100, text: level.text };
  if (mostUses === undefined) return undefined;
  const value = usesOf(skill);
  const text = formatNumber(value, language);
  // The longest bar leaves room for one more use, so that it does not look like 100 percent.
  return { name: words.skills.uses, value, max: mostUses + 1, text, hasMarks: true };
}

const mostUsedFirst = (skills: readonly ProfileSkill[]) =>
  skills.filter((skill) => usesOf(skill) > 0).toSorted((one, other) => usesOf(other) - usesOf(one));

/** The skills that no project and no job uses, as a row of names below the bars. */
function Unused({ skills, locale }: { skills: readonly ProfileSkill[]; locale: Locale }) {
  if (skills.length === 0) return null;
  return (
    <UnusedSkills>
      <b aria-hidden="true">{locale.words.skills.also}</b>
      <ul role="list" className="row" aria-label={locale.words.skills.also}>
        {skills.map(({ id, name, note }) => (
          <li key={id} id={id}>
            <bdi>{name}</bdi>
            {note && ` (${note})`}
          </li>
        ))}
      </ul>
    </UnusedSkills>
  );
}
