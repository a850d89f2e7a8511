import type { Owner } from '../content/schema';
import { graphemes } from '../text/text';

/** The first letter or digit of a name, as a capital; of a name without them, its first sign. */
export function firstLetter(name: string): string {
  const signs = graphemes(name.trim());
  const letter = signs.find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? signs[0] ?? '';
  return letter.toLocaleUpperCase('en');
}

type OwnerName = Pick<Owner, 'name' | 'firstNames' | 'familyName'>;

/** By default what follows the first names in the name, or else what precedes them. */
export function familyNameOf({ name, firstNames, familyName }: OwnerName): string {
  if (familyName) return familyName;
  // The spaces keep "Ana" from being found in "Anabel".
  const start = ` ${name} `.indexOf(` ${firstNames} `);
  const after = name.slice(start + firstNames.length).trim();
  return after || name.slice(0, start).trim();
}

/** First names and family name, in the order of the name: "Ana" and "Cruz", "Nagy" and "Anna". */
function namesInOrder(owner: OwnerName): [first: string, last: string] {
  const { name, firstNames } = owner;
  const familyName = familyNameOf(owner);
  // "Anabel Ana" begins with "Ana", but not with "Ana ". "山田健二" has no space.
  const isFamilyNameFirst = name.startsWith(familyName) && !name.startsWith(`${firstNames} `);
  return isFamilyNameFirst ? [familyName, firstNames] : [firstNames, familyName];
}

/** The first letters of first names and family name, in the order of the name: "JD". */
export const ownerInitials = (owner: OwnerName): string =>
  namesInOrder(owner).map(firstLetter).join('');

/** "Dr. Ana" and "Cruz, PhD"; one line if no space is between first names and family name. */
export function nameLines(owner: OwnerName): string[] {
  const { name } = owner;
  const [first, last] = namesInOrder(owner);
  // Looked up after the first of them: in "Ana Liu Li", "Li" also begins "Liu".
  const space = name.indexOf(` ${last}`, name.indexOf(first) + first.length);
  return space < 0 || last === '' ? [name] : [name.slice(0, space), name.slice(space + 1)];
}
