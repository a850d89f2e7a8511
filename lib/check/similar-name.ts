import { unicodeName } from '../text/text';

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

/** What is seen of a name, without folders and extensions: "me" for "images/Me.png.png". */
const stemOf = (name: string): string =>
  visible(name).replace(/^.*\/|(?<=[^/])(\.[a-z][a-z0-9]*)+$/g, '');

const digitsOf = (name: string): string => stemOf(name).replace(/\D/g, '');

/** `"a"`; 'U+202F' for what looks like a space, or like nothing; 'U+2019 (’)' for what is rare. */
function shown(character?: string): string {
  if (character === undefined) return 'missing';
  if (/^[!-~]$/.test(character)) return `"${character}"`;
  const name = unicodeName(character);
  return /[\p{Z}\p{C}\p{M}]/u.test(character) ? name : `${name} (${character})`;
}

/**
 * Finds the file whose name is nearly the one that the owner wrote.
 * @returns a sentence that says how the names differ; undefined if no name is similar
 */
export function similarName(name: string, files: readonly string[]): string | undefined {
  const [nearest] = files
    // "project-2.png" and "project-3.png" are two pictures.
    .filter((file) => digitsOf(file) === digitsOf(name))
    .map((file) => ({ file, distance: difference(visible(name), visible(file)) }))
    .filter(({ distance }) => distance <= MAX_DIFFERENCE)
    .sort((one, other) => one.distance - other.distance);
  if (nearest === undefined || nearest.distance > 0) {
    const elsewhere = files.find((file) => stemOf(file) === stemOf(name));
    if (elsewhere) return `"${elsewhere}" has another folder or extension; write its whole path`;
  }
  if (nearest === undefined) return undefined;
  const [written, found] = [[...name.normalize()], [...nearest.file.normalize()]];
  if (written.join('').toLowerCase() === found.join('').toLowerCase()) {
    return `"${nearest.file}" differs in letter case, which counts`;
  }
  const longer = written.length > found.length ? written : found;
  const at = longer.findIndex((_, index) => written[index] !== found[index]);
  return `"${nearest.file}" differs: its character ${at + 1} is ${shown(found[at])}, and not ${shown(written[at])}; copy its name, or rename the file`;
}
