import { hasLogo } from '../../lib/images/icon-files';
import { type Entry, entriesIn, list, text } from './reading';

/**
 * The skills of a résumé, each once. A skill with keywords is a group of them. The `resume.json` of
 * this site has levels in percent; other résumés put a level into words.
 */
export function skillsOf(value: unknown): Entry[] {
  const skills = entriesIn(value).flatMap(({ name, level, note, group, keywords }): Entry[] => {
    const members = list(keywords).map((keyword) => ({ name: keyword, group: name }));
    return members.length > 0 ? members : [{ name, group, level: percentOf(level), note }];
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
