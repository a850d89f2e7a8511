/**
 * A title in an address: "nodejs-cafe" for "Node.js Café"; 'entry' if it has no letters
 * and digits. `+` and `#` become words, so that C, C++ and C# differ.
 */
function slug(title: string): string {
  const plain = title
    // Latin letters lose their accents, and others keep theirs.
    .normalize('NFKD')
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (letter) => letter.charAt(0))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...plain.replace(/^-/, '')].slice(0, 60).join('').replace(/-$/, '');
  return short === '' ? 'entry' : short;
}

export type Anchored<Entry> = Entry & { id: string };

/** Gives each entry of a list a unique id: `project-arkha`, or `project-arkha-2`. */
export function withIds<Entry>(
  prefix: 'project' | 'skill' | 'legal',
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): Anchored<Entry>[] {
  const ids = new Set<string>();
  return entries.map((entry) => {
    const base = `${prefix}-${slug(titleOf(entry))}`;
    let id = base;
    for (let copy = 2; ids.has(id); copy += 1) id = `${base}-${copy}`;
    ids.add(id);
    return { ...entry, id };
  });
}
