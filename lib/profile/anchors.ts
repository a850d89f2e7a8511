import type { Content } from '../content/schema';

/** In code points. */
const MAX_LENGTH = 60;

/**
 * Turns a title into a part of an address. Latin letters lose their accents, other scripts stay;
 * `+` and `#` are spelt out, so that C, C++ and C# differ.
 * @returns lower-case letters, digits and hyphens; `entry` for a title without letters and digits
 */
function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (letter) => letter.charAt(0))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...plain.replace(/^-+/, '')].slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
  return short === '' ? 'entry' : short;
}

/**
 * Unique ids for the entries of a list, one per title.
 * @param prefix separates them from the ids of sections and other lists
 * @returns `project-arkha`, and `project-arkha-2` for a second equal title
 */
export function anchors(
  prefix: 'project' | 'skill' | 'legal',
  titles: readonly string[],
): string[] {
  const ids = new Set<string>();
  return titles.map((title) => {
    const base = `${prefix}-${slug(title)}`;
    let id = base;
    for (let copy = 2; ids.has(id); copy += 1) id = `${base}-${copy}`;
    ids.add(id);
    return id;
  });
}

interface Card {
  name: string;
  id: string;
}

/** The cards in the order of the content. */
export interface Cards {
  skills: readonly Card[];
  projects: readonly Card[];
}

/** Gives each skill and each project its id. */
export function cardsFor({ skills, projects }: Content): Cards {
  const cards = (prefix: 'project' | 'skill', names: readonly string[]) => {
    const ids = anchors(prefix, names);
    return names.map((name, index) => ({ name, id: ids[index] ?? '' }));
  };
  return {
    skills: cards(
      'skill',
      skills.map(({ name }) => name),
    ),
    projects: cards(
      'project',
      projects.map(({ title }) => title),
    ),
  };
}
