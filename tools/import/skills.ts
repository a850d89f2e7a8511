import { isSameName } from '../../lib/content/names';
import { hasLogo } from '../../lib/images/icon-files';
import { entriesIn, leaveOut, namesIn, type ResumeEntry, ResumeValue, same, text } from './resume';

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. The `resume.json` of
 * this site has levels in percent, and the details of a group's skills as `members`.
 */
export function skillsOf(skills: unknown): ResumeEntry[] {
  const unique: ResumeEntry[] = [];
  for (const skill of entriesIn(skills).flatMap(skillsIn)) {
    const index = unique.findIndex((other) => isSame(skill, other));
    const known = unique[index];
    if (known === undefined) unique.push(skill);
    else unique[index] = merged(known, skill);
  }
  return unique.map((skill) => ({ ...skill, image: logoOf(text(skill.name)) }));
}

/** The skills of an entry: itself, or those of the group. */
function skillsIn({ name, keywords, members, level, note, group }: ResumeEntry): ResumeEntry[] {
  const details = entriesIn(members);
  const names = namesIn(keywords);
  if (names.length === 0 && details.length === 0) {
    return [{ name, group, note, level: percentOf(level) }];
  }
  const skills = [...names.map((keyword): ResumeEntry => ({ name: keyword })), ...details];
  return skills.map((skill) => ({
    name: skill.name,
    group: name,
    note: skill.note,
    level: percentOf(skill.level),
  }));
}

/** Whether two skills are one: "Python" and "python" in one group, or one of them in none. */
const isSame = (one: ResumeEntry, other: ResumeEntry): boolean =>
  isSameName(text(one.name), text(other.name)) &&
  (isSameName(text(one.group), text(other.group)) || !one.group || !other.group);

/** A skill with the details of another entry for it. */
const merged = (skill: ResumeEntry, other: ResumeEntry): ResumeEntry => ({
  name: same(skill.name, other.name),
  group: same(skill.group, other.group),
  note: same(skill.note, other.note),
  level: same(skill.level, other.level),
});

function percentOf(level: unknown): ResumeValue | undefined {
  const percent = /^([\d.]+) ?%$/.exec(text(level))?.[1];
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
