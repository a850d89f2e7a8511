import { Fragment } from 'react';
import { words } from '@/lib/content';
import { type NamedCard, skillGroups, skillUsage } from '@/lib/content/derived';
import { formatPercent } from '@/lib/content/locale';
import type { Content, Skill } from '@/lib/content/schema';
import { anchors } from '@/lib/content/text';
import { Filled } from '../ui/Filled';
import { Meter } from '../ui/Meter';
import { Section } from '../ui/Section';
import { SkillImage } from '../ui/SkillImage';
import { Card, Grid, Group, Level, Plate } from './Skills.styles';

/** What the owner can do, how well, and the projects that prove it; in groups, if there are any. */
export function Skills({
  skills,
  site,
  ...proof
}: Pick<Content, 'skills' | 'projects' | 'experience' | 'site'>) {
  if (skills.length === 0) return null;
  const names = skills.map(({ name }) => name);
  const ids = anchors('skill', names);
  const usesOf = skillUsage(proof);
  const groups = skillGroups(skills);
  const isGrouped = groups.some(({ name }) => name !== undefined);
  // Where others have one, a letter holds the place of an image, so that the names line up.
  const hasPlates = skills.some(({ image }) => image !== undefined);
  const idOf = (skill: Skill) => ids[skills.indexOf(skill)];
  const cardOf = (skill: Skill) => (
    <SkillCard
      key={idOf(skill)}
      skill={skill}
      id={idOf(skill)}
      nameLevel={isGrouped ? 'h4' : 'h3'}
      hasPlate={hasPlates}
      places={usesOf(skill.name)}
      language={site.language}
    />
  );
  return (
    <Section id="skills" title={words.skills.title}>
      {groups.map(({ name, skills: members }) => (
        <Group key={name ?? ''}>
          {isGrouped && <h3>{name ?? words.skills.ungrouped}</h3>}
          <Grid data-plain={!hasPlates && members.every(isPlain) ? '' : undefined}>
            {members.map(cardOf)}
          </Grid>
        </Group>
      ))}
    </Section>
  );
}

/** Only a name: many of them fit beside one another. */
const isPlain = ({ level }: Skill) => level === undefined;

interface SkillCardProps {
  skill: Skill;
  /** Tags lead to it. */
  id?: string;
  nameLevel: 'h3' | 'h4';
  hasPlate: boolean;
  places: readonly NamedCard[];
  /** Of the page, for the percents. */
  language: string;
}

function SkillCard({ skill, id, nameLevel: Name, hasPlate, places, language }: SkillCardProps) {
  const { name, image, level } = skill;
  const percent = level === undefined ? undefined : formatPercent(level, language);
  return (
    <Card id={id}>
      {hasPlate && (
        <Plate aria-hidden={image === undefined ? 'true' : undefined}>
          {image === undefined ? [...name][0] : <SkillImage image={image} />}
        </Plate>
      )}
      <Name>{name}</Name>
      {level !== undefined && percent !== undefined && (
        <>
          <Level aria-hidden="true">{percent}</Level>
          <Meter label={name} percent={level} text={percent} />
        </>
      )}
      {places.length > 0 && (
        <p>
          <Filled
            text={words.skills.usedIn}
            values={{ places: <Places places={places} language={language} /> }}
          />
        </p>
      )}
    </Card>
  );
}

/** A list as the language writes it, each entry a link if it leads somewhere. */
function Places({ places, language }: { places: readonly NamedCard[]; language: string }) {
  const parts = new Intl.ListFormat(language, { style: 'narrow' }).formatToParts(
    places.map(({ name }) => name),
  );
  const rest = [...places];
  return parts.map(({ type, value }, position) => {
    const href = type === 'element' ? rest.shift()?.href : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    return <Fragment key={position}>{href ? <a href={href}>{value}</a> : value}</Fragment>;
  });
}
