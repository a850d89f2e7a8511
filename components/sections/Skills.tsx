import { anchors } from '@/lib/content/anchors';
import { initials } from '@/lib/content/names';
import type { Content, Skill } from '@/lib/content/schema';
import { type LinkedName, type SkillUses, skillGroups, skillUsage } from '@/lib/content/skills';
import { graphemes } from '@/lib/content/text';
import { formatPercent } from '@/lib/intl';
import type { Localised, Words } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { Meter } from '../ui/Meter';
import { Section, type SectionHead } from '../ui/Section';
import { SkillImage } from '../ui/SkillImage';
import {
  DenseSkillList,
  LevelFigure,
  LogoPlate,
  NamedGroup,
  SkillGroup,
  SkillItem,
  SkillList,
  SkillNames,
  SkillText,
} from './Skills.styles';

/** From this number of skills on, a wide screen has three columns instead of two. */
const DENSE_FROM = 17;

/** A sentence about a skill has at most this many projects and this many employers. */
const MOST_USES = 5;

type SkillsProps = SectionHead & Pick<Content, 'skills' | 'projects' | 'experience'> & Localised;

/** The owner's skills with level and use, in groups if the content has any. */
export function Skills({ id, title, skills, projects, experience, words, language }: SkillsProps) {
  const names = skills.map(({ name }) => name);
  const ids = anchors('skill', names);
  const usesOf = skillUsage({ projects, experience });
  const groups = skillGroups(skills);
  const isGrouped = groups.some(({ name }) => name !== undefined);
  // If any skill has an image, the others get a letter, so that all names begin at the same line.
  const hasPlates = skills.some(({ image }) => image !== undefined);
  const Group = isGrouped ? NamedGroup : SkillGroup;
  const listFor = (members: readonly Skill[]) => {
    if (!hasPlates && members.every(({ level }) => level === undefined)) return SkillNames;
    return skills.length < DENSE_FROM ? SkillList : DenseSkillList;
  };
  const cardOf = (skill: Skill, index: number) => (
    <SkillCard
      key={index}
      skill={skill}
      id={ids[skills.indexOf(skill)]}
      nameLevel={isGrouped ? 'h4' : 'h3'}
      hasPlate={hasPlates}
      uses={usesOf(skill.name)}
      words={words}
      language={language}
    />
  );
  return (
    <Section id={id} title={title} background="tinted">
      {groups.map(({ name, skills: members }) => {
        const List = listFor(members);
        return (
          <Group key={name ?? ''}>
            {isGrouped && <h3>{name ?? words.skills.ungrouped}</h3>}
            <List data-print="columns">{members.map(cardOf)}</List>
          </Group>
        );
      })}
    </Section>
  );
}

interface SkillCardProps extends Localised {
  skill: Skill;
  /** Anchor for tags. */
  id?: string;
  nameLevel: 'h3' | 'h4';
  hasPlate: boolean;
  uses: SkillUses;
}

function SkillCard(props: SkillCardProps) {
  const { skill, id, nameLevel: Name, hasPlate, uses, words, language } = props;
  const { name, image, level, note } = skill;
  const percent = formatPercent(level ?? 0, language);
  return (
    <SkillItem id={id}>
      {hasPlate && (
        <LogoPlate data-print="hide" aria-hidden={image === undefined ? 'true' : undefined}>
          {image === undefined ? firstLetter(name) : <SkillImage image={image} />}
        </LogoPlate>
      )}
      <SkillText data-print="ends">
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {level !== undefined && (
          <>
            {/* Screen readers read the bar instead: "Proficiency, 90%". */}
            <LevelFigure aria-hidden="true">{percent}</LevelFigure>
            <Meter label={words.skills.level} percent={level} text={percent} />
          </>
        )}
        <Evidence
          projects={uses.projects.slice(0, MOST_USES)}
          employers={uses.employers.slice(0, MOST_USES)}
          words={words}
          language={language}
        />
        {note && <p data-print="hide">{note}</p>}
      </SkillText>
    </SkillItem>
  );
}

/** The first letter of a name, or its first character if it has no letters. */
const firstLetter = (name: string) => graphemes(initials(name) || name)[0];

/** A sentence about the projects and employers a skill was used for; nothing if there are none. */
function Evidence({ projects, employers, words, language }: SkillUses & Localised) {
  const places = [...projects, ...employers];
  if (places.length === 0) return null;
  return (
    <p data-print="hide">
      <FilledText
        text={evidenceText({ projects, employers }, words)}
        values={{
          places: listOf(places, language),
          projects: listOf(projects, language),
          employers: listOf(employers, language),
        }}
      />
    </p>
  );
}

function evidenceText({ projects, employers }: SkillUses, { skills }: Words): string {
  if (employers.length === 0) return skills.usedIn;
  return projects.length === 0 ? skills.usedAt : skills.usedInAndAt;
}

/**
 * A list in the page's language, like "A and B". Each name is a link to its card, if it has one.
 */
function listOf(places: readonly LinkedName[], language: string) {
  const parts = new Intl.ListFormat(language).formatToParts(places.map(({ name }) => name));
  // The other parts are the words and commas between the names.
  const names = parts.filter(({ type }) => type === 'element');
  return parts.map((part, index) => {
    const href = places[names.indexOf(part)]?.href;
    if (href === undefined) return part.value;
    return (
      <a key={index} href={href}>
        {part.value}
      </a>
    );
  });
}
