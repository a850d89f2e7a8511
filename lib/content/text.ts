/**
 * The user-perceived characters of a text (UAX 29), in order. Word by word: V8 gives each a copy
 * of all that it segments, so a text of 150,000 characters at once takes more memory than there is.
 */
export function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return text
    .split(/(?<= )(?!\p{M})/u)
    .flatMap((word) => Array.from(segmenter.segment(word), ({ segment }) => segment));
}

/** What a company is in law, at the end of its name: "Inc.", "GmbH & Co. KG". */
const legalForm =
  /(?:[\s,&]+(?:Inc|LLC|LLP|Ltda?|PLC|Corp|Co\.|Pty|Pvt|GmbH|UG|AG|KG|SE|SAS|SARL|B\.?V|N\.?V|S\.?A|S\.?L|S\.?[rR]\.?[lL]|S\.?p\.?A|AB|ApS|Oy|s\.r\.o|Sdn|Bhd)\.?)+$/;

/**
 * The letters that stand for a person, a company or a school.
 * @returns the initials of the first and the last word of a name, one for a single word; an empty
 *   text for a name without letters. The legal form of a company is no part of its name.
 */
export function initials(name: string): string {
  const isLetter = (character: string) => /\p{L}|\p{N}/u.test(character);
  const words = name.normalize('NFC').replace(legalForm, '').split(/\s+/);
  const letters = words.flatMap((word) => graphemes(word).find(isLetter) ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('').toLocaleUpperCase('en');
}

/** Longest anchor, in code points; long enough to tell titles apart, short enough to share. */
const MAXIMUM = 60;

/**
 * Turns a title into a part of an address that stays the same as long as the title does.
 * Latin letters lose their accents; other scripts stay as they are (browsers show them readable).
 * `+` and `#` are spelt out, so that C, C++ and C# differ.
 * @returns lower-case letters, digits and hyphens; `entry` if the title holds neither letter nor digit
 */
export function slug(title: string): string {
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
 * Anchor ids for the cards of a list: one per title, in order, no two alike.
 * @param prefix keeps them apart from the ids of sections and of other lists
 * @returns `project-arkha`, and `project-arkha-2` for a second title that reads the same
 */
export function anchors(prefix: 'project' | 'skill', titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const id = `${prefix}-${slug(title)}`;
    let free = id;
    for (let copy = 2; taken.has(free); copy += 1) free = `${id}-${copy}`;
    taken.add(free);
    return free;
  });
}

/** Titles before a name: "Dr.", "Prof. Dr. med.", "Dipl.-Ing. (FH)". Names like "Ing-Marie" are none. */
const titles =
  /^(?:(?:[Pp]rof|[Dd]ra?|Mrs?|Ms|Mx|Sir|Engr|Atty|(?:[Ii]ng|Dipl|Mag|Arch|Hon|Rev)(?=\.))(?:\.(?:-\p{L}+\.?)?)?\s(?:(?:\p{Ll}[\p{Ll}.]*\.|\(\p{Lu}+\))\s)*)+/u;

/** What follows a name: "Jr.", "III", and letters like "MBA", these also behind a comma. */
const letters = /(?:,\s.+|\s(?:Jr|Sr|Esq|III?|IV|Ph\.?D|MBA|MSc|BSc|MD|CPA)\.?(?:[,\s].*)?)$/;

/** A person's name without titles and letters. */
export const bareName = (name: string): string => name.replace(titles, '').replace(letters, '');

/**
 * Takes a full name apart, as address books and link previews want it. The first names stand at its
 * beginning or, as in Hungarian or Japanese, at its end. Only whole words count: "Ben" is not a part
 * of "Benjamin Lee", whose name then stays whole.
 * @returns no `family` for a single name, and where `firstNames` is a nickname; `prefix` and `suffix`
 *   are empty where the name has no titles before it or letters behind it
 */
export function nameParts(owner: { name: string; firstNames: string }) {
  const name = owner.name.trim().replace(/\s+/g, ' ');
  const given = owner.firstNames.trim().replace(/\s+/g, ' ').replace(titles, '');
  const prefix = titles.exec(name)?.[0] ?? '';
  const end = letters.exec(name)?.[0] ?? '';
  // "García Márquez, Gabriel"
  const suffix = end.endsWith(` ${given}`) ? '' : end;
  const bare = name.slice(prefix.length, name.length - suffix.length);
  const around = { prefix: prefix.trim(), suffix: suffix.replace(/^[,\s]+/, '') };
  if (bare.startsWith(`${given} `)) {
    return { ...around, given, family: bare.slice(given.length + 1) };
  }
  if (bare.endsWith(` ${given}`)) {
    return { ...around, given, family: bare.slice(0, -given.length - 1).replace(/,$/, '') };
  }
  return { ...around, given: bare, family: '' };
}

/**
 * First names and family name on lines of their own, in the owner's order, as far as they can be told
 * apart. Titles before and letters after the name stay where they are.
 */
export function nameLines(owner: { name: string; firstNames: string }): string[] {
  const name = owner.name.trim().replace(/\s+/g, ' ');
  const { given, family } = nameParts(owner);
  const second = name.indexOf(family) < name.indexOf(given) && family !== '' ? given : family;
  const end = name.lastIndexOf(second);
  return [name.slice(0, end).trim(), name.slice(end)].filter(Boolean);
}

/** The number as people write it, and an extension: "ext. 12", "x12". */
const phoneForm = /^(\+?[\d\s()./–-]{5,}?)(?:\s*(?:ext\.?|x)\s*(\d{1,8}))?$/i;

/** Whether a text can be dialled. */
export const isPhone = (text: string): boolean =>
  phoneForm.test(text) && text.replace(/\D/g, '').length >= 5;

/**
 * The `tel:` address of a phone number (RFC 3966): digits alone, the extension as its parameter.
 * @param phone a text for which `isPhone` is true
 */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = phoneForm.exec(phone) ?? [];
  // "+49 (0)171": the zero is dialled inside the country only.
  const digits = number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return `tel:${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/**
 * A text without control characters, line breaks aside, and without the direction overrides that
 * let it show other than it reads.
 */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
