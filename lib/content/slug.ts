/** Longest anchor, in code points; long enough to tell titles apart, short enough to share. */
const MAXIMUM = 60;

/**
 * Turns a title into a part of an address that stays the same as long as the title does.
 * Latin letters lose their accents; other scripts stay as they are (browsers show them readable).
 * `+` and `#` are spelt out, so that C, C++ and C# differ.
 * @returns lower-case letters, digits and hyphens; `entry` if the title holds neither letter nor digit
 */
export function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (letter) => letter.charAt(0))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...plain.replace(/^-+/, '')].slice(0, MAXIMUM).join('').replace(/-+$/, '');
  return short === '' ? 'entry' : short;
}

/**
 * Anchor ids for a list: one per title, in order, no two alike.
 * @param prefix keeps them apart from the ids of sections and of other lists: `project`
 * @returns `project-arkha`, and `project-arkha-2` for a second title that reads the same
 */
export function anchors(titles: readonly string[], prefix: string): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const wanted = `${prefix}-${slug(title)}`;
    let id = wanted;
    for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
    taken.add(id);
    return id;
  });
}

/** The ids of the project cards, in the order of the projects; links and structured data use them. */
export const projectAnchors = (projects: readonly { title: string }[]): string[] =>
  anchors(
    projects.map(({ title }) => title),
    'project',
  );
