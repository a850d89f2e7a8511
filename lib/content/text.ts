const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The user-perceived characters of a text (UAX 29). */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

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

/** Length of the longest anchor, in code points. */
const MAXIMUM = 60;

/**
 * Turns a title into a part of an address. Latin letters lose their accents, other scripts stay;
 * `+` and `#` are spelt out, so that C, C++ and C# differ.
 * @returns lower-case letters, digits and hyphens; `entry` for a title without letters and digits
 */
function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Script=Latin}[\u0300-\u036f]+/gu, (letter) => letter.charAt(0))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...plain.replace(/^-+/, '')].slice(0, MAXIMUM).join('').replace(/-+$/, '');
  return short === '' ? 'entry' : short;
}

/**
 * Unique ids for the entries of a list, one per title.
 * @param prefix separates them from the ids of sections and other lists
 * @returns `project-arkha`, and `project-arkha-2` for a second equal title
 */
export function anchors(
  prefix: 'project' | 'skill' | 'legal',
  titles: readonly string[],
): string[] {
  const ids = new Set<string>();
  return titles.map((title) => {
    const base = `${prefix}-${slug(title)}`;
    let id = base;
    for (let copy = 2; ids.has(id); copy += 1) id = `${base}-${copy}`;
    ids.add(id);
    return id;
  });
}

/** Titles before a name: "Dr", "Prof. Dr. med."; not "Ing-Marie". */
const honorifics = /^(?:(?:(?:Prof|Dra?|Mrs?|Ms|Mx|Engr|Atty)\.?|(?:Dipl\.-Ing|Ing|Mag|med)\.)\s)+/;

/** Suffixes of a name: "Jr.", "III", "MBA", or anything after a comma. */
const postNominals = /(?:,\s.+|\s(?:Jr|Sr|Esq|III?|IV|Ph\.?D|MBA|MSc|BSc|MD|CPA)\.?(?:[,\s].*)?)$/;

/** A person's name without titles and suffixes. */
export const bareName = (name: string): string =>
  name.replace(honorifics, '').replace(postNominals, '');

/**
 * Splits a full name for address books and link previews. `firstNames` are whole words at the
 * beginning of the name or, in Hungarian and Japanese, at its end.
 * @returns `prefix` has titles, `suffix` letters like "MBA". A part that the name does not have is
 *   ''. If the name does not contain `firstNames`, all of it is in `givenNames`.
 */
export function nameParts(owner: { name: string; firstNames: string }) {
  const name = owner.name.trim().replace(/\s+/g, ' ');
  const givenNames = owner.firstNames.trim().replace(/\s+/g, ' ').replace(honorifics, '');
  const prefix = honorifics.exec(name)?.[0] ?? '';
  const end = postNominals.exec(name)?.[0] ?? '';
  // "García Márquez, Gabriel"
  const suffix = end.endsWith(` ${givenNames}`) ? '' : end;
  const bare = name.slice(prefix.length, name.length - suffix.length);
  const around = { prefix: prefix.trim(), suffix: suffix.replace(/^[,\s]+/, '') };
  if (bare.startsWith(`${givenNames} `)) {
    return { ...around, givenNames, familyName: bare.slice(givenNames.length + 1) };
  }
  if (bare.endsWith(` ${givenNames}`)) {
    const familyName = bare.slice(0, -givenNames.length - 1).replace(/,$/, '');
    return { ...around, givenNames, familyName };
  }
  return { ...around, givenNames: bare, familyName: '' };
}

/**
 * The lines of a name with its titles and suffixes: two if it has first names and a family name.
 */
export function nameLines(owner: { name: string; firstNames: string }): string[] {
  const name = owner.name.trim().replace(/\s+/g, ' ');
  const { givenNames, familyName } = nameParts(owner);
  const isFamilyFirst = familyName !== '' && name.indexOf(familyName) < name.indexOf(givenNames);
  const second = isFamilyFirst ? givenNames : familyName;
  const end = name.lastIndexOf(second);
  return [name.slice(0, end).trim(), name.slice(end)].filter(Boolean);
}

/** A phone number as people write it, and its extension: "ext. 12", "x12". */
const phoneForm = /^(\+?[\d\s()./–-]{5,}?)(?:\s*(?:ext\.?|x)\s*(\d{1,8}))?$/i;

/** Whether a text is a phone number. */
export const isPhone = (text: string): boolean =>
  phoneForm.test(text) && text.replace(/\D/g, '').length >= 5;

/** The `tel:` address (RFC 3966) of a text for which `isPhone` is true. */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = phoneForm.exec(phone) ?? [];
  // "+49 (0)171": the zero is for calls within the country.
  const digits = number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Removes direction overrides and control characters. Line breaks stay. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');

/** Whether two names are equal except for letter case and surrounding spaces. */
export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
