const MAX_DIFFERENCE = 2;

/** A name as people see it: spaces, dashes and quotes of all kinds are equal, and both cases. */
const visible = (name: string): string =>
  name
    .replace(/[‘’ʼ′´`]/gu, "'")
    .replace(/[“”„″]/gu, '"')
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/\p{C}|\ufe0f/gu, '')
    .trim()
    .toLowerCase();

/** How much two texts differ: the length of what lies between their common beginning and end. */
function difference(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return longer - start - end;
}

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const withoutExtension = (name: string): string => name.replace(/\.[^./]+$/, '');

const digitsOf = (name: string): string => withoutExtension(visible(name)).replace(/\D/g, '');

/** Whether two names are equal without the last extension of one or both: "me.png.png", "me". */
function areOneWithoutExtension(name: string, other: string): boolean {
  const [one, two] = [visible(name), visible(other)];
  return [one, withoutExtension(one)].some((each) => [two, withoutExtension(two)].includes(each));
}

/** `"a"`; 'U+202F' for what looks like a space, or like nothing; 'U+2019 (’)' for what is rare. */
function shown(character = ''): string {
  if (/^[!-~]$/.test(character)) return `"${character}"`;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  if (code === undefined) return 'missing';
  return /[\p{Z}\p{C}\p{M}]/u.test(character) ? `U+${code}` : `U+${code} (${character})`;
}

/**
 * Finds the file whose name is nearly the one that the owner wrote.
 * @returns a sentence that says how the names differ; undefined if no name is similar
 */
export function similarName(name: string, files: readonly string[]): string | undefined {
  const [nearest] = files
    .map((file) => ({ file, difference: difference(visible(name), visible(file)) }))
    // "project-2.png" and "project-3.png" are two pictures.
    .filter((each) => each.difference <= MAX_DIFFERENCE && digitsOf(each.file) === digitsOf(name))
    .sort((one, other) => one.difference - other.difference);
  if (nearest === undefined || nearest.difference > 0) {
    const same = files.find((file) => areOneWithoutExtension(name, file));
    if (same !== undefined) return `"${same}" differs in its extension; copy its name`;
  }
  if (nearest === undefined) {
    const moved = files.find((file) => baseOf(visible(file)) === baseOf(visible(name)));
    return moved && `"${moved}" has another folder; write its whole path`;
  }
  const { file } = nearest;
  const [written, found] = [[...name.normalize()], [...file.normalize()]];
  if (written.join('').toLowerCase() === found.join('').toLowerCase()) {
    return `"${file}" differs in letter case, which counts`;
  }
  const longer = written.length > found.length ? written : found;
  const at = longer.findIndex((_, index) => written[index] !== found[index]);
  return `"${file}" differs: its character ${at + 1} is ${shown(found[at])}, and not ${shown(written[at])}; copy its name, or rename the file`;
}
