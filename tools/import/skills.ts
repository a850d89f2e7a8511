import { hasLogo } from '../../lib/images/icon-files';
import { entriesIn, list, type ResumeEntry, text } from './reading';

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. The `resume.json` of
 * this site has levels in percent, and the details of a group's skills as `members`; other résumés
 * put a level into words.
 */
export function skillsOf(value: unknown): ResumeEntry[] {
  const skillOf = ({ name, level, note, group }: ResumeEntry): ResumeEntry => ({
    name,
    group,
    level: percentOf(level),
    note,
  });
  const skills = entriesIn(value).flatMap((entry): ResumeEntry[] => {
    const members = entriesIn(entry.members);
    if (members.length > 0)
      return members.map((member) => skillOf({ ...member, group: entry.name }));
    const names = list(entry.keywords);
    return names.length > 0 ? names.map((name) => ({ name, group: entry.name })) : [skillOf(entry)];
  });
  const unique = new Map(skills.map((skill) => [JSON.stringify([skill.name, skill.group]), skill]));
  return [...unique.values()].map((skill) => ({ ...skill, image: logoOf(text(skill.name)) }));
}

function percentOf(level: unknown): number | undefined {
  const percent = /^([\d.]+)%$/.exec(text(level))?.[1];
  return percent === undefined ? undefined : Number(percent);
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
