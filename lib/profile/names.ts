import type { Owner } from '../content/schema';
import { graphemes } from '../text/text';

/** The first letter or digit of a name, as a capital; of a name without them, its first sign. */
export function firstLetter(name: string): string {
  const signs = graphemes(name.trim());
  const letter = signs.find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? signs[0] ?? '';
  return letter.toLocaleUpperCase('en');
}

type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

/** Without `owner.familyName`, it is what follows the first names, or else what precedes them. */
export function nameParts({ name, firstNames, familyName }: OwnerName) {
  if (familyName) return { firstNames, familyName };
  // The spaces keep "Ana" from being found in "Anabel".
  const start = ` ${name} `.indexOf(` ${firstNames} `);
  const after = name.slice(start + firstNames.length).trim();
  return { firstNames, familyName: after || name.slice(0, start).trim() };
}

/** Whether a text begins with whole words: in "Ana Liu Li" the last name "Li" also begins "Liu". */
const beginsWith = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{M}]/u.test(text.slice(words.length));

/** First names and family name, in the order of the name: "Ana" and "Cruz", "Nagy" and "Anna". */
function partsInOrder(owner: OwnerName): [first: string, last: string] {
  const { firstNames, familyName } = nameParts(owner);
  const beginsWithFirstNames = beginsWith(owner.name, firstNames);
  // The first names may follow without a space, as in "山田健二".
  const beginsWithFamilyName = owner.name.startsWith(familyName);
  return beginsWithFamilyName && !beginsWithFirstNames
    ? [familyName, firstNames]
    : [firstNames, familyName];
}

/** The first letters of first names and family name, in the order of the name: "JD". */
export const ownerInitials = (owner: OwnerName): string =>
  partsInOrder(owner).map(firstLetter).join('');

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
