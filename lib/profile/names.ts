import type { Owner } from '../content/schema';
import { graphemes } from '../text/text';
import { estimatedWidth } from '../text/text-width';

const firstLetter = (name: string): string =>
  graphemes(name)
    .find((character) => /[\p{L}\p{N}]/u.test(character))
    ?.toLocaleUpperCase('en') ?? '';

type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

/** The family name: by default what follows the first names in the name, or what precedes them. */
export function familyNameOf({ name, firstNames, familyName }: OwnerName): string {
  if (familyName) return familyName;
  // The spaces keep "Ana" from being found in "Anabel".
  const separator = ` ${firstNames} `;
  const [before = '', ...after] = ` ${name} `.split(separator);
  return after.join(separator).trim() || before.trim();
}

function isFamilyNameFirst(owner: OwnerName): boolean {
  const { name, firstNames } = owner;
  // "Lian Li" begins with the letters of "Li" only by chance: its first word is "Lian". For one name
  // alone, any order is right.
  return name.startsWith(familyNameOf(owner)) && !name.startsWith(`${firstNames} `);
}

/** First names and family name, in the order of the name: "Ana" and "Cruz", "Nagy" and "Anna". */
const namesInOrder = (owner: OwnerName): [first: string, last: string] =>
  isFamilyNameFirst(owner)
    ? [familyNameOf(owner), owner.firstNames]
    : [owner.firstNames, familyNameOf(owner)];

/** "Ana", but "山田健二": where the family name comes first, first names alone are for friends. */
export const nameInSentences = (owner: OwnerName): string =>
  isFamilyNameFirst(owner) && !owner.name.includes(',') ? owner.name : owner.firstNames;

/** "JD", in the order of the name */
export const ownerInitials = (owner: OwnerName): string =>
  namesInOrder(owner).map(firstLetter).join('');

/** The width of a name that stands in one line, in em: Home has room for it at every size. */
const ONE_LINE = 5;

/** "Dr. Ana" and "Cruz, PhD"; one line for a short name, or one without a space between the two. */
export function nameLines(owner: OwnerName): string[] {
  const { name } = owner;
  if (estimatedWidth(name) <= ONE_LINE) return [name];
  const [first, last] = namesInOrder(owner);
  // In "Dr. Ana Cruz, PhD", the second line begins with the "Cruz" after "Ana".
  const endOfFirst = name.indexOf(first) + first.length;
  const space = name.indexOf(` ${last}`, endOfFirst);
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
}
