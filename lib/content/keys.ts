/**
 * React keys for entries that may read the same: `text`, and `text 2` for the second of its kind.
 * @returns one key per text, in order, no two alike
 */
export function keysOf(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let key = text;
    for (let copy = 2; taken.has(key); copy += 1) key = `${text} ${copy}`;
    taken.add(key);
    return key;
  });
}
