import { isIsoDate } from '../../../lib/content/dates';
import { anyMonthName, monthName, monthNumbers } from './month-names';

/** A number, a date, an address or a word of a text. */
export interface Token {
  kind: 'address' | 'date' | 'phone' | 'number' | 'word';
  /** Equal for all spellings: '2021-05' for "May 2021", '100000' for "100k+", 'nextjs'. */
  key: string;
  /** The keys of what it contains: '2021' for "May 2021", 'next' and 'js' for "Next.js". */
  parts: readonly string[];
  /** The keys of a word joined with its neighbors: 'frontend' for "Front" in "Front End". */
  compounds: readonly string[];
  /** Where it is in the text. */
  start: number;
  end: number;
}

interface Form {
  kind: Token['kind'];
  pattern: RegExp;
  /** The key and the parts of what the pattern finds; an empty list if that is no token. */
  read: (match: RegExpExecArray) => string[];
}

const anyYear = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const anyMonth = '(?<month>0?[1-9]|1[0-2])';
const anyDay = '(?<day>0?[1-9]|[12]\\d|3[01])';
/** "of", "de", "del" */
const preposition = String.raw`(?:\p{L}{1,3}\s)?`;

const dates = [
  // 2021-05-03, 2021/5, 2021-05-03T09:00:00Z
  String.raw`(?<!\d)${anyYear}[-/.]${anyMonth}(?!\d)(?:[-/.]${anyDay}(?!\d)(?:T[\d:.]+Z?)?)?`,
  // 3.5.2021
  String.raw`(?<!\d)${anyDay}\.\s?${anyMonth}\.\s?${anyYear}`,
  // 3/5/2021 is in March or in May, so it only says the year.
  String.raw`(?<![\d/])\d{1,2}([-/])\d{1,2}\1${anyYear}`,
  // 05/2021
  String.raw`(?<![\d/.])${anyMonth}[-/.]${anyYear}`,
  // 3 May 2021, 3. Mai 2021, 3 de mayo de 2021, 3–4 May 2021
  String.raw`(?<!\d)(?:\d\d?\.?\s?[-–]\s?)?${anyDay}(?:st|nd|rd|th|\.)?\s${preposition}${monthName},?\s${preposition}${anyYear}`,
  // May 3, 2021; May 3–4, 2021
  String.raw`${monthName}\s${anyDay}(?:st|nd|rd|th)?(?:\s?[-–]\s?\d\d?)?,?\s${anyYear}`,
  // "May" in "May – August 2021" and "May to August 2021"
  String.raw`${monthName}(?=\s?(?:[-–—/]|\p{L}{1,5}(?=\s))\s?(?:${anyMonthName})\.?\s${anyYear})`,
  // May 2021; mayo de 2021
  String.raw`${monthName},?\s?${preposition}${anyYear}`,
  // 2021年5月
  String.raw`${anyYear}\s?[年년](?:\s?${anyMonth}\s?[月월])?`,
];

/** In a character class: the letters of scripts with capitals. */
const letter = String.raw`\p{Lu}\p{Ll}\p{Lt}\p{M}`;
const wordPart = `[${letter}][${letter}\\d]*`;
const notInAddress = String.raw`\s<>"'“”()[\]{}|`;
const restOfAddress = `[^${notInAddress}]*[^${notInAddress}.,;:!?…]`;

/** Searched in this order. Later forms do not see what an earlier form has found. */
const forms: readonly Form[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?:https?:\/\/|www\.|mailto:)${restOfAddress}` +
        String.raw`|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+` +
        // "github.com/ana", but not "Node.js/Express"
        String.raw`|(?<![\w.-])(?:[\w-]+\.)+(?!(?:js|net)\b)[a-z]{2,}\/(?:${restOfAddress})?`,
      'giu',
    ),
    read: readAddress,
  },
  {
    // The second year of "2019–21", "2019-21", "2019/21". After "-" and "/", 01 to 12 are months.
    kind: 'date',
    pattern: /(?<=(?<!\d)(19|20)\d\d)(?:–|[-/](?=1[3-9]|[2-9]\d))(\d\d)(?!\d)/g,
    read: ([, century = '', end = '']) => [century + end],
  },
  ...dates.map((source): Form => {
    return { kind: 'date', pattern: new RegExp(source, 'giu'), read: readDate };
  }),
  {
    kind: 'phone',
    // "+63 900 123 4567", "(0)20 7946 0000", "555-123-4567", but not "+100 000", "(2 000 - 3 000)"
    pattern:
      /(?:\+|\((?!(?:19|20)\d\d)\+?|(?<!\d)(?=0))\d(?:(?:[\s()./]|-(?! )){0,3}\d){6,}|(?<!\d)\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d)/g,
    read: ([found]) => lastDigits(found),
  },
  {
    kind: 'word',
    // "Full-Stack", "Next.js", "C++", but not "e.g."
    pattern: new RegExp(
      `(?<![${letter}\\d])${wordPart}(?:[-‐][${letter}\\d]+|(?<=..)\\.(?=[${letter}\\d]{2})${wordPart})*(?:\\+\\+|#)?`,
      'gu',
    ),
    read: ([found]) => readWord(found),
  },
  {
    kind: 'number',
    // "1,200.5", "1 200", "100k+", "40 %"
    pattern:
      /(?<![\d.,])(?<digits>\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d+)(?<decimals>[.,]\d+)?(?:(?<unit>[a-z]{1,3})(?!\p{L}))?\+?(?:\s?[%٪])?/giu,
    read: readNumber,
  },
];

/** The tokens of a text, in order. Words in scripts without capitals, like Arabic, are left out. */
export function tokensIn(text: string): Token[] {
  let rest = withAsciiDigits(text);
  const unsorted: Omit<Token, 'compounds'>[] = [];
  for (const { kind, pattern, read } of forms) {
    for (const match of rest.matchAll(pattern)) {
      const [key, ...parts] = read(match);
      if (key === undefined) continue;
      const { index: start } = match;
      unsorted.push({ kind, key, parts, start, end: start + match[0].length });
    }
    rest = rest.replace(pattern, (found) => '\0'.repeat(found.length));
  }
  const tokens = unsorted.sort((one, other) => one.start - other.start);
  const compounds = tokens.map(({ kind, key, end }, index) => {
    const next = tokens[index + 1];
    const areWords = kind === 'word' && next?.kind === 'word';
    return areWords && text.slice(end, next.start) === ' ' ? [key + next.key] : [];
  });
  return tokens.map((token, index) => {
    return { ...token, compounds: [...(compounds[index - 1] ?? []), ...(compounds[index] ?? [])] };
  });
}

/** In lower case, without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text without points and hyphens: "frontend" for "front-end". */
const withoutPoints = (text: string): string => text.replace(/[.‐-]/g, '');

/** The key of "https://www.ana.dev/" is 'anadev', which the word "ana.dev" has, too. */
function readAddress([found]: RegExpExecArray): string[] {
  const address = folded(found)
    .replace(/^mailto:|^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/+$/, '');
  const [host = ''] = address.split('/');
  const parts = address.split(/[^\p{L}\p{N}]+/u);
  return [address, host, ...parts].map(withoutPoints).filter(Boolean);
}

function readDate({ groups: { year = '', name = '', ...numbers } = {} }: RegExpExecArray) {
  const { month = monthNumbers.get(name.toLowerCase()), day } = numbers;
  const parts = [year, month, day].filter((part) => part !== undefined);
  const date = parts.map((part) => part.padStart(2, '0')).join('-');
  return isIsoDate(date) ? [date, date.slice(0, 7), year] : [year];
}

/** The key of a phone number. Its beginning varies: "+44 20", "+44 (0)20", "020". */
const lastDigits = (phone: string): string[] => [phone.replace(/\D/g, '').slice(-7)];

function readWord(word: string): string[] {
  // "APIs" is "API".
  const plain = folded(word.replace(/(?<=\p{Lu}{2})s$/u, ''));
  const parts = plain.split(/[.‐-]/);
  return [withoutPoints(plain), ...(parts.length > 1 ? parts : [])];
}

const factors: Record<string, number> = { k: 1e3, m: 1e6, mio: 1e6, bn: 1e9 };

function readNumber({ groups: { digits = '', decimals = '', unit = '' } = {} }: RegExpExecArray) {
  const whole = digits.replace(/\D/g, '');
  if (whole.length > 8) return lastDigits(whole);
  const number = Number(whole + decimals.replace(',', '.')) * (factors[unit.toLowerCase()] ?? 1);
  // In binary, 16.1 * 1000 is 16100.000000000002.
  return [String(Number(number.toPrecision(12)))];
}

/** ASCII digits by the digits of all scripts: '4' for '٤'. */
const asciiDigits = new Map(
  Intl.supportedValuesOf('numberingSystem')
    .map((numberingSystem) => new Intl.NumberFormat('en', { numberingSystem }))
    .flatMap((format) => Array.from({ length: 10 }, (_, digit) => [format.format(digit), digit]))
    // Only digits of one UTF-16 unit, so that all positions in the text stay the same.
    .filter(([character]) => String(character).length === 1)
    .map(([character, digit]) => [character, String(digit)]),
);

const withAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => asciiDigits.get(digit) ?? digit);
