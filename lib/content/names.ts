import type { Owner } from './schema';
import { graphemes, nonEmpty, singleSpaces } from './text';

/** Whether two names are equal except for letter case and surrounding spaces. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The first letters of the first and the last word of a name.
 * @returns one letter for a single word; '' for a name without letters
 */
export function initials(name: string): string {
  const isLetter = (character: string) => /\p{L}|\p{N}/u.test(character);
  const words = name.normalize('NFC').split(/\s+/);
  const letters = nonEmpty(words.map((word) => graphemes(word).find(isLetter)));
  const [first = ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

export type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

/**
 * Splits a full name for address books. Without `owner.familyName`, the family name is what the
 * name has besides the first names.
 * @returns the whole name as first names if it does not contain `owner.firstNames`
 */
export function nameParts(owner: OwnerName) {
  const name = singleSpaces(owner.name);
  const firstNames = singleSpaces(owner.firstNames);
  if (owner.familyName) return { firstNames, familyName: singleSpaces(owner.familyName) };
  // The spaces keep "Ana" from being removed from "Anabel".
  const restOfName = singleSpaces(` ${name} `.replace(` ${firstNames} `, ' '));
  // For "García Márquez, Gabriel" and all names with spaces.
  if (restOfName !== name) return { firstNames, familyName: restOfName.replace(/,$/, '') };
  // Without spaces: "山田健二".
  if (name.endsWith(firstNames))
    return { firstNames, familyName: name.slice(0, -firstNames.length) };
  return { firstNames: name, familyName: '' };
}

/** The owner's initials. With `owner.familyName` they leave out titles: "Dr. Ana Cruz, PhD". */
export function ownerInitials({ name, firstNames, familyName }: OwnerName): string {
  if (!familyName) return initials(name);
  const isFamilyFirst = singleSpaces(name).startsWith(singleSpaces(familyName));
  return initials(isFamilyFirst ? `${familyName} ${firstNames}` : `${firstNames} ${familyName}`);
}

/**
 * The lines of a name: two if there is a space between first names and family name. No word is
 * lost: "Dr. Ana" and "Cruz, PhD".
 */
export function nameLines(owner: OwnerName): string[] {
  const name = singleSpaces(owner.name);
  const { firstNames, familyName } = nameParts(owner);
  const [firstStart] = wordPlaces(name, firstNames);
  if (firstStart === undefined) return [name];
  // `owner.familyName` is a field of its own, so the name need not contain it.
  const familyStart = wordPlaces(name, familyName).at(-1);
  const afterFirstNames = firstStart + firstNames.length;
  // The space before the part that comes second, which in some names is the first names.
  const space =
    familyStart === undefined
      ? name.indexOf(' ', afterFirstNames)
      : Math.max(firstStart, familyStart) - 1;
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** Where some whole words begin in a name: "Li" is in "Ana Li, Lic." once. */
function wordPlaces(name: string, words: string): number[] {
  if (words === '') return [];
  return Array.from({ length: name.length }, (_, index) => index).filter(
    (index) =>
      name.startsWith(words, index) &&
      /^ ?$/.test(name.charAt(index - 1)) &&
      /^[ ,]?$/.test(name.charAt(index + words.length)),
  );
}
