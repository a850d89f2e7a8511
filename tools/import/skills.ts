import { isSameName } from '../../lib/content/names';
import { hasLogo } from '../../lib/images/icon-files';
import {
  entriesIn,
  leaveOut,
  mergedEqual,
  namesIn,
  type ResumeEntry,
  ResumeValue,
  textOf,
} from './resume';

/**
 * Drafts of the skills of a résumé, each once: "Python" and "python" are one skill, unless they are
 * in two groups. A skill with keywords is a group of them. The `resume.json` of this site has
 * levels in percent, and the details of a group's skills as `members`.
 */
export function readSkills(skills: unknown): ResumeEntry[] {
  const unique: ResumeEntry[] = [];
  for (const skill of entriesIn(skills).flatMap(skillsIn)) {
    const index = unique.findIndex(
      ({ name, group }) =>
        isSameText(name, skill.name) && (!group || !skill.group || isSameText(group, skill.group)),
    );
    if (index < 0) unique.push(skill);
    else unique[index] = combined(unique[index] ?? {}, skill);
  }
  return unique.map((skill) => ({ ...skill, image: logoOf(textOf(skill.name)) }));
}

/** The skills of an entry: itself, or those of the group. */
function skillsIn({ name, keywords, members, level, note, group }: ResumeEntry): ResumeEntry[] {
  const details = entriesIn(members).map((member) => ({ ...member, group: name }));
  const inGroup = [
    ...namesIn(keywords).map((keyword) => ({ name: keyword, group: name })),
    ...details,
  ];
  const skills: ResumeEntry[] = inGroup.length === 0 ? [{ name, level, note, group }] : inGroup;
  return skills.map((skill) => ({
    name: skill.name,
    group: skill.group,
    note: skill.note,
    level: percentOf(skill.level),
  }));
}

const isSameText = (one: unknown, other: unknown) => isSameName(textOf(one), textOf(other));

const combined = (skill: ResumeEntry, other: ResumeEntry): ResumeEntry =>
  Object.fromEntries(
    Object.keys(skill).map((name) => [name, mergedEqual(skill[name], other[name])]),
  );

function percentOf(level: unknown): ResumeValue | undefined {
  const percent = /^([\d.]+) ?%$/.exec(textOf(level))?.[1];
  if (level instanceof ResumeValue && percent !== undefined) return level.as(Number(percent));
  leaveOut(level, 'a level is a percentage, like "80%"');
  return undefined;
}

/** Names of skills whose logo has another name in devicon. */
const logoNames: Record<string, string | undefined> = {
  aws: 'amazonwebservices',
  gcp: 'googlecloud',
  golang: 'go',
  html: 'html5',
  k8s: 'kubernetes',
  net: 'dotnetcore',
  postgres: 'postgresql',
  tailwind: 'tailwindcss',
};

/** The devicon logo of a skill, if there is one; also for "Cascading Style Sheets (CSS)". */
function logoOf(skill: string): string | undefined {
  const name = skill.toLowerCase().replaceAll('++', 'plusplus').replaceAll('#', 'sharp');
  const logo = name
    .split(/[()]/)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .flatMap((part) => [logoNames[part] ?? part, `${part}js`, part.replace(/js$/, '')])
    .find(hasLogo);
  return logo && `icon:${logo}`;
}
