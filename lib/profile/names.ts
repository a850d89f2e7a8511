import type { Owner } from '../content/schema';
import { graphemes } from '../text/text';

/** A word like "d'" before a capital: "d'Orléans", "dell'Aquila", but not "O'Brien". */
const elidedParticle = /^\p{Ll}+['’](?=\p{Lu})/u;

/**
 * The first letters or digits of the first and the last word: "UO" for "Université d'Orléans". What
 * follows a comma, like a legal form, does not count, and small words do not: "de", "of".
 * @returns two letters of a single word; '' for a name without letters and digits
 */
export function initials(name: string): string {
  const [beforeComma = ''] = name.normalize('NFC').split(/[,،、]/);
  const words = beforeComma
    .split(/\s+/)
    .map((word) => graphemes(word.replace(elidedParticle, '')).filter(isLetterOrDigit))
    .filter((letters) => letters.length > 0);
  const longWords = words.filter((letters) => !/^\p{Ll}+$/u.test(letters.join('')));
  const [first = [], ...others] = longWords.length > 0 ? longWords : words;
  const [last] = others.slice(-1);
  const letters = last === undefined ? first.slice(0, 2) : [first[0], last[0]];
  return letters.join('').toLocaleUpperCase('en');
}

const isLetterOrDigit = (character: string) => /\p{L}|\p{N}/u.test(character);

type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

/**
 * Splits a name for address books. Without `owner.familyName`, the family name is what follows the
 * first names, or else what precedes them. A name without them is all first names.
 */
export function nameParts({ name, firstNames, familyName }: OwnerName) {
  if (familyName) return { firstNames, familyName };
  // The spaces keep "Ana" from being found in "Anabel".
  const start = ` ${name} `.indexOf(` ${firstNames} `);
  if (start < 0) return { firstNames: name, familyName: '' };
  const after = name.slice(start + firstNames.length).trim();
  return { firstNames, familyName: after || name.slice(0, start).trim() };
}

/** Whether a text begins with whole words: in "Ana Liu Li" the last name "Li" also begins "Liu". */
const beginsWith = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{M}]/u.test(text.slice(words.length));

/** "Ana" and "Cruz", or "Nagy" and "Anna": the names in their order. */
function partsInOrder(owner: OwnerName): [first: string, last: string] {
  const { firstNames, familyName } = nameParts(owner);
  const isFamilyFirst = beginsWith(owner.name, familyName) && !beginsWith(owner.name, firstNames);
  return isFamilyFirst ? [familyName, firstNames] : [firstNames, familyName];
}

/** The owner's initials. With `owner.familyName`, "Dr. Ana Cruz, PhD" has "AC" and not "AP". */
export const ownerInitials = (owner: OwnerName): string => initials(partsInOrder(owner).join(' '));

/** "Dr. Ana" and "Cruz, PhD"; one line if no space is between first names and family name. */
export function nameLines(owner: OwnerName): string[] {
  const { name } = owner;
  const [, last] = partsInOrder(owner);
  if (last === '') return [name];
  const words = name.split(' ');
  // The second line begins at the word with which the last part begins: "Cruz" of "Cruz, PhD".
  const start = words.findIndex(
    (_, index) => index > 0 && beginsWith(words.slice(index).join(' '), last),
  );
  return start < 0 ? [name] : [words.slice(0, start).join(' '), words.slice(start).join(' ')];
}
