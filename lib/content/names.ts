import { graphemes, nonEmpty, singleSpaces } from '../text/text';
import type { Owner } from './schema';

/** Whether two names are equal except for letter case and surrounding spaces. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A short word that has lost its vowel: "d'Orléans", "dell'Aquila", but not "O'Brien". */
const elidedParticle = /^\p{Ll}+['’](?=\p{Lu})/u;

/**
 * The first letters or digits of the first and the last word of a name, without an elided particle:
 * "UO" for "Université d'Orléans".
 * @returns one character for a single word; '' for a name without letters and digits
 */
export function initials(name: string): string {
  const isLetterOrDigit = (character: string) => /\p{L}|\p{N}/u.test(character);
  const words = name.normalize('NFC').split(/\s+/);
  const letters = nonEmpty(
    words.map((word) => graphemes(word.replace(elidedParticle, '')).find(isLetterOrDigit)),
  );
  const [first = ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

export type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

export interface NameParts {
  firstNames: string;
  familyName: string;
}

/**
 * Splits a full name for address books. Without `owner.familyName`, the family name is the rest of
 * the name after the first names are removed.
 * @returns the whole name as first names if it does not contain `owner.firstNames`
 */
export function nameParts(owner: OwnerName): NameParts {
  const name = singleSpaces(owner.name);
  const firstNames = singleSpaces(owner.firstNames);
  if (owner.familyName) return { firstNames, familyName: singleSpaces(owner.familyName) };
  // The spaces keep "Ana" from being removed from "Anabel".
  const restOfName = singleSpaces(` ${name} `.replace(` ${firstNames} `, ' '));
  // The name has spaces. "García Márquez, Gabriel" leaves a comma.
  if (restOfName !== name) return { firstNames, familyName: restOfName.replace(/,$/, '') };
  // The name has no spaces: "山田健二".
  if (!name.includes(' ') && name.endsWith(firstNames)) {
    return { firstNames, familyName: name.slice(0, -firstNames.length) };
  }
  return { firstNames: name, familyName: '' };
}

/** The owner's initials. With `owner.familyName`, "Dr. Ana Cruz, PhD" has "AC" and not "DP". */
export function ownerInitials({ name, firstNames, familyName }: OwnerName): string {
  if (!familyName) return initials(name);
  const isFamilyFirst = singleSpaces(name).startsWith(singleSpaces(familyName));
  return initials(isFamilyFirst ? `${familyName} ${firstNames}` : `${firstNames} ${familyName}`);
}

/**
 * Divides a name into two lines between first names and family name: "Dr. Ana" and "Cruz, PhD". A
 * name without a space between them stays on one line.
 *
 * The second line begins with the family name, or with the first names if they come last: "García
 * Márquez, Gabriel". Without a known family name, it begins after the first names: "Ana von Berg".
 */
export function nameLines(owner: OwnerName): string[] {
  const name = singleSpaces(owner.name);
  const { firstNames, familyName } = nameParts(owner);
  const [firstStart] = wordPlaces(name, firstNames);
  if (firstStart === undefined) return [name];
  // `owner.familyName` is a field of its own, so the name need not contain it.
  const familyStart = wordPlaces(name, familyName).at(-1);
  const afterFirstNames = firstStart + firstNames.length;
  const space =
    familyStart === undefined
      ? name.indexOf(' ', afterFirstNames)
      : // In some names, the first names come last.
        Math.max(firstStart, familyStart) - 1;
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

/** The positions of whole words in a name: "Li" is in "Ana Li, Lic." only at 4. */
function wordPlaces(name: string, words: string): number[] {
  if (words === '') return [];
  return Array.from({ length: name.length }, (_, index) => index).filter(
    (index) =>
      name.startsWith(words, index) &&
      /^ ?$/.test(name.charAt(index - 1)) &&
      /^[ ,]?$/.test(name.charAt(index + words.length)),
  );
}
