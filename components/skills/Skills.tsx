import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/language/intl';
import type { ProfileSkill } from '@/lib/profile/skills';
import type { Locale } from '@/lib/words/locale';
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

/**
 * With more skills than this, no skill has a row with a long bar. `schema.ts` and
 * `docs/make-it-yours.md` name this number, too.
 */
const MAX_LONG_BARS = 16;

/** A sentence about a skill names at most this many projects, and this many employers. */
const nameLimits = { withLevels: 5, withoutLevels: 3 } as const;

const hasLevel = ({ level }: ProfileSkill) => level !== undefined;

const usesOf = ({ projects, employers }: ProfileSkill) => projects.length + employers.length;
const isUsed = (skill: ProfileSkill) => usesOf(skill) > 0;

type Layout = 'levels' | 'dense-levels' | 'uses' | 'names';

/**
 * Chooses the layout:
 * - 'levels': bars show the levels. A group that has skills without levels is a grid.
 * - 'dense-levels': a grid with short bars, because there are many skills.
 * - 'uses': bars show how many projects and employers of the page use each skill. No skill has a
 *   level, there are few skills, and at least half of them are used.
 * - 'names': the names in columns.
 */
function layoutFor(skills: readonly ProfileSkill[]): Layout {
  const isDense = skills.length > MAX_LONG_BARS;
  if (skills.some(hasLevel)) return isDense ? 'dense-levels' : 'levels';
  const used = skills.filter(isUsed);
  return !isDense && used.length * 2 >= skills.length ? 'uses' : 'names';
}

export function Skills(section: SectionProps) {
  const { profile, locale } = section;
  const groups = profile.skills;
  const skills = groups.flatMap((group) => group.skills);
  const layout = layoutFor(skills);
  const maxUses = layout === 'uses' ? Math.max(...skills.map(usesOf)) : undefined;
  const isGrouped = groups.some((group) => group.heading !== undefined);
  const Group = isGrouped ? NamedGroup : 'div';
  // If any skill has an image, the others get a letter, so that all names are aligned.
  const hasPlates = skills.some(({ image }) => image !== undefined);
  const maxNames = skills.some(hasLevel) ? nameLimits.withLevels : nameLimits.withoutLevels;
  return (
    <SectionFrame
      {...section}
      intro={profile.person.skillsIntro}
      column={SkillsColumn}
      hasTitleAside
    >
      {layout === 'uses' && <UsesNote>{locale.words.skills.usesNote}</UsesNote>}
      {groups.map((group) => {
        const listed = layout === 'uses' ? usedSkills(group.skills) : group.skills;
        const unused = group.skills.filter((skill) => !listed.includes(skill));
        return (
          <Group key={group.name ?? ''}>
            {isGrouped && <h3>{group.heading}</h3>}
            {listed.length > 0 && (
              <SkillList layout={layout} skills={listed}>
                {listed.map((skill) => (
                  <SkillCard
                    key={skill.id}
                    skill={skill}
                    headingLevel={isGrouped ? 'h4' : 'h3'}
                    hasPlate={hasPlates}
                    figure={figureFor(skill, maxUses, locale)}
                    maxNames={maxNames}
                    locale={locale}
                  />
                ))}
              </SkillList>
            )}
            <Unused skills={unused} locale={locale} />
          </Group>
        );
      })}
    </SectionFrame>
  );
}

interface SkillListProps {
  layout: Layout;
  skills: readonly ProfileSkill[];
  children: ReactNode;
}

function SkillList({ layout, skills, children }: SkillListProps) {
  if (layout === 'names') return <SkillColumns role="list">{children}</SkillColumns>;
  const isGrid = layout === 'dense-levels' || (layout === 'levels' && !skills.every(hasLevel));
  if (isGrid) return <SkillGrid role="list">{children}</SkillGrid>;
  return (
    <ul className="bars" role="list">
      {children}
    </ul>
  );
}

/**
 * The figure of a skill: its level, or how often it is used.
 * @param maxUses how often the most used skill is used; undefined if the page shows no uses
 */
function figureFor(
  skill: ProfileSkill,
  maxUses: number | undefined,
  { words, language }: Locale,
): SkillFigure | undefined {
  const { level } = skill;
  if (level) return { name: words.skills.level, value: level.percent, max: 100, text: level.text };
  if (maxUses === undefined) return undefined;
  const value = usesOf(skill);
  const text = formatNumber(value, language);
  // The longest bar leaves room for one more use, so that it does not look like 100 percent.
  return { name: words.skills.uses, value, max: maxUses + 1, text, hasMarks: true };
}

const usedSkills = (skills: readonly ProfileSkill[]) =>
  skills.filter(isUsed).toSorted((one, other) => usesOf(other) - usesOf(one));

/** The skills that no project and no job uses, as a row of names below the bars. */
function Unused({ skills, locale }: { skills: readonly ProfileSkill[]; locale: Locale }) {
  if (skills.length === 0) return null;
  return (
    <UnusedSkills>
      <b aria-hidden="true">{locale.words.skills.also}</b>
      <ul role="list" className="dotted" aria-label={locale.words.skills.also}>
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
