/** The texts, with a number behind those that stood before: `text`, `text 2`. */
function numbered(texts: readonly string[], gap: string): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let name = text;
    for (let copy = 2; taken.has(name); copy += 1) name = text + gap + copy;
    taken.add(name);
    return name;
  });
}

/** React keys for entries that may read the same; one per text, in order, no two alike. */
export const keysOf = (texts: readonly string[]): string[] => numbered(texts, ' ');

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

/** First user-perceived character that is a letter or digit, upper-case where there is such a thing. */
function initial(word: string): string {
  const found = graphemes(word.normalize('NFC')).find((each) => /\p{L}|\p{N}/u.test(each));
  return found?.toLocaleUpperCase('en') ?? '';
}

/**
 * The letters on the icons.
 * @returns the initials of the first and the last word of a name, one for a single word; an empty
 *   text for a name without letters
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/).map(initial).filter(Boolean);
  const [first = '', ...rest] = letters;
  return first + (rest.at(-1) ?? '');
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
 * Anchor ids for a list: one per title, in order, no two alike.
 * @param prefix keeps them apart from the ids of sections and of other lists: `project`
 * @returns `project-arkha`, and `project-arkha-2` for a second title that reads the same
 */
export const anchors = (titles: readonly string[], prefix: string): string[] =>
  numbered(
    titles.map((title) => `${prefix}-${slug(title)}`),
    '-',
  );

/** The ids of the project cards, in the order of the projects; links and structured data use them. */
export const projectAnchors = (projects: readonly { title: string }[]): string[] =>
  anchors(
    projects.map(({ title }) => title),
    'project',
  );

const words = (text: string) => text.trim().split(/\s+/);

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((word, index) => word === others[index]);

/** A name in its parts, as address books and link previews want it. */
export interface NameParts {
  given: string;
  /** Empty for a single name, and where `firstNames` is a nickname that the name does not hold. */
  family: string;
}

/**
 * Takes the first names out of a full name, at its beginning or, as in Hungarian or Japanese, at its
 * end. Only whole words count: "Ben" is not a part of "Benjamin Lee", whose name then stays whole.
 */
export function nameParts({ name, firstNames }: { name: string; firstNames: string }): NameParts {
  const all = words(name);
  const first = words(firstNames);
  if (same(all.slice(0, first.length), first)) {
    return { given: first.join(' '), family: all.slice(first.length).join(' ') };
  }
  if (same(all.slice(-first.length), first)) {
    return { given: first.join(' '), family: all.slice(0, -first.length).join(' ') };
  }
  return { given: all.join(' '), family: '' };
}

/** The number as people write it, and an extension: "ext. 12", "x12", "#12", ";ext=12". */
const form = /^(\+?[\d\s()./–-]{5,}?)(?:\s*[,;]?\s*(?:extension|ext[.=]?|x|#)\s*(\d{1,8}))?$/i;

/** Whether a text can be dialled. */
export const isPhone = (text: string): boolean =>
  form.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5;

/**
 * The `tel:` address of a phone number (RFC 3966): digits alone, the extension as its parameter.
 * @param phone a text for which `isPhone` is true
 */
export function phoneAddress(phone: string): string {
  const [, number = phone, extension] = form.exec(phone) ?? [];
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
