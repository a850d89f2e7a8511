import type { Skill } from '../../lib/content/schema';
import { hasLogo } from '../../lib/images/icon-files';
import type { Source } from './source';

/** What people call things otherwise than devicon does. */
const otherNames: Record<string, string> = {
  aws: 'amazonwebservices',
  gcp: 'googlecloud',
  golang: 'go',
  k8s: 'kubernetes',
  net: 'dotnetcore',
  postgres: 'postgresql',
  tailwind: 'tailwindcss',
};

/** The logo of a skill's name, where devicon has one: "Node.js" finds `icon:nodejs`. */
function logo(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll('++', 'plusplus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '');
  const other = Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined;
  const found = [other ?? plain, `${plain}5`, `${plain}3`, `${plain}js`].find((each) =>
    hasLogo(each),
  );
  return found && `icon:${found}`;
}

/** JSON Resume's level is a word; a bar needs percent, as this site's own `resume.json` has it. */
function level(entry: Source): number | undefined {
  const text = entry.textIf('level', (each) => /^(100|\d{1,2})%$/.test(each));
  return text === undefined ? undefined : Number(text.slice(0, -1));
}

/** A résumé's skills; one with keywords is a group of them. */
export function resumeSkills(entries: readonly Source[]): Skill[] {
  const found = new Map<string, Skill>();
  const add = (name: string, more: Partial<Skill>) => {
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < 200) found.set(key, { name, image: logo(name), ...more });
  };
  for (const entry of entries) {
    const name = entry.text('name', 60);
    const keywords = entry.texts('keywords', 60, 50);
    for (const keyword of keywords) add(keyword, name === undefined ? {} : { group: name });
    if (keywords.length > 0 || name === undefined) continue;
    add(name, { level: level(entry), group: entry.text('group', 60) });
  }
  return [...found.values()];
}
