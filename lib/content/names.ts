import { graphemes } from './text';

// Names of people, companies and schools.

/** Whether two names are equal except for letter case and surrounding spaces. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The legal form at the end of a company's name: "Inc.", "GmbH & Co. KG". */
const legalForm =
  /(?:[\s,&]+(?:Inc|LLC|LLP|Ltda?|PLC|Corp|Co\.|Pty|Pvt|GmbH|UG|AG|KG|SE|SAS|SARL|B\.?V|N\.?V|S\.?A|S\.?L|S\.?[rR]\.?[lL]|S\.?p\.?A|AB|ApS|Oy|s\.r\.o|Sdn|Bhd)\.?)+$/;

/**
 * The initials of a person, company or school: the first letters of the first and the last word.
 * @returns one letter for a single word; '' for a name without letters
 */
export function initials(name: string): string {
  const isLetter = (character: string) => /\p{L}|\p{N}/u.test(character);
  const words = name.normalize('NFC').replace(legalForm, '').split(/\s+/);
  const letters = words.flatMap((word) => graphemes(word).find(isLetter) ?? []);
  const [first = ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

/** Titles before a name: "Dr", "Prof. Dr. med."; not "Ing-Marie". */
const honorifics = /^(?:(?:(?:Prof|Dra?|Mrs?|Ms|Mx|Engr|Atty)\.?|(?:Dipl\.-Ing|Ing|Mag|med)\.)\s)+/;

/** Suffixes of a name: "Jr.", "III", "MBA", or anything after a comma. */
const postNominals = /(?:,\s.+|\s(?:Jr|Sr|Esq|III?|IV|Ph\.?D|MBA|MSc|BSc|MD|CPA)\.?(?:[,\s].*)?)$/;

/** A person's name without titles and suffixes. */
export const bareName = (name: string): string =>
  name.replace(honorifics, '').replace(postNominals, '');

/** The fields of `content/owner.ts` from which the parts of the name are read. */
interface OwnerName {
  name: string;
  /** Whole words at the beginning of the name or, in Hungarian and Japanese, at its end. */
  firstNames: string;
}

const singleSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Splits a full name for address books and link previews.
 * @returns `prefix` has titles, `suffix` letters like "MBA". A part that the name does not have is
 *   ''. If the name does not contain `owner.firstNames`, all of it is in `firstNames`.
 */
export function nameParts(owner: OwnerName) {
  const name = singleSpaces(owner.name);
  const firstNames = singleSpaces(owner.firstNames).replace(honorifics, '');
  const prefix = honorifics.exec(name)?.[0] ?? '';
  const end = postNominals.exec(name)?.[0] ?? '';
  // In "García Márquez, Gabriel" the comma comes before the first names, not before a suffix.
  const suffix = end.endsWith(` ${firstNames}`) ? '' : end;
  const bare = name.slice(prefix.length, name.length - suffix.length);
  const titles = { prefix: prefix.trim(), suffix: suffix.replace(/^[,\s]+/, '') };
  if (bare.startsWith(`${firstNames} `)) {
    return { ...titles, firstNames, familyName: bare.slice(firstNames.length + 1) };
  }
  if (bare.endsWith(` ${firstNames}`)) {
    const familyName = bare.slice(0, -firstNames.length - 1).replace(/,$/, '');
    return { ...titles, firstNames, familyName };
  }
  return { ...titles, firstNames: bare, familyName: '' };
}

/**
 * The lines of a name with its titles and suffixes: two if it has first names and a family name.
 */
export function nameLines(owner: OwnerName): string[] {
  const name = singleSpaces(owner.name);
  const { firstNames, familyName } = nameParts(owner);
  const isFamilyFirst = familyName !== '' && name.indexOf(familyName) < name.indexOf(firstNames);
  const second = isFamilyFirst ? firstNames : familyName;
  const end = name.lastIndexOf(second);
  return [name.slice(0, end).trim(), name.slice(end)].filter(Boolean);
}
