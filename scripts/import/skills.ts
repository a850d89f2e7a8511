import type { Skill } from '../../lib/content/schema';
import { hasLogo } from '../../lib/images/icon-files';
import type { Resume } from './resume';

/** What people call things otherwise than devicon does. */
const otherNames = new Map([
  ['aws', 'amazonwebservices'],
  ['gcp', 'googlecloud'],
  ['golang', 'go'],
  ['k8s', 'kubernetes'],
  ['net', 'dotnetcore'],
  ['postgres', 'postgresql'],
  ['tailwind', 'tailwindcss'],
]);

/** "Node.js" → "nodejs", "C++" → "cplusplus". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('++', 'plusplus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '');

/** The logo of a skill's name, where devicon has one; that of "Cascading Style Sheets (CSS)" too. */
function logo(name: string): string | undefined {
  const [, long = name, short = name] = /^(.*?)\s*\((.*)\)$/.exec(name) ?? [];
  const found = [name, short, long]
    .map(plain)
    .flatMap((each) => [
      otherNames.get(each) ?? each,
      `${each}5`,
      `${each}3`,
      `${each}js`,
      each.replace(/js$/, ''),
    ])
    .find(hasLogo);
  return found && `icon:${found}`;
}

/** A résumé's skills, each once. */
export function skills(entries: Resume['skills']): Skill[] {
  const found = new Map<string, Skill>();
  const add = (name: string, more: Partial<Skill>) => {
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < 200) found.set(key, { name, image: logo(name), ...more });
  };
  for (const { name, level, group, keywords } of entries) {
    for (const keyword of keywords) add(keyword, { group: name });
    if (keywords.length > 0 || name === undefined) continue;
    add(name, { group, level: level === undefined ? undefined : Number.parseFloat(level) });
  }
  return [...found.values()];
}
