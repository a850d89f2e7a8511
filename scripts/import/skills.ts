import { hasLogo } from '../../lib/images/icon-files';
import { type Entry, entriesIn, list, text } from './reading';

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. The `resume.json` of
 * this site repeats members with their levels in percent; other résumés put a level into words.
 */
export function skillsOf(value: unknown): Entry[] {
  const skills = new Map<string, Entry>();
  for (const { name, level, note, group, keywords } of entriesIn(value)) {
    const members = list(keywords).map((keyword) => ({ name: keyword, group: name }));
    for (const skill of members.length > 0 ? members : [{ name, group }]) {
      const id = JSON.stringify([skill.name, skill.group]);
      const earlier = skills.get(id);
      skills.set(id, {
        ...skill,
        level: earlier?.level ?? percentOf(level),
        note: earlier?.note ?? note,
        image: logoOf(text(skill.name)),
      });
    }
  }
  return [...skills.values()];
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
  const spelt = skill.toLowerCase().replaceAll('++', 'plusplus').replaceAll('#', 'sharp');
  const logo = spelt
    .split(/[()]/)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .flatMap((part) => [logoNames[part] ?? part, `${part}js`, part.replace(/js$/, '')])
    .find(hasLogo);
  return logo && `icon:${logo}`;
}
