/** A number, a date, an address or a word of a text. */
export interface Token {
  kind: 'address' | 'date' | 'month' | 'number' | 'word';
  /** Equal for all spellings: '2021-05' for "May 2021", '1200' for "1,200", 'nextjs'. */
  key: string;
  /** The keys of what it says besides: '2021' for "May 2021", 'github' for "github.com/ana". */
  otherKeys: readonly string[];
  /** Where it is in the text. */
  start: number;
  end: number;
}

interface Form {
  kind: Token['kind'];
  pattern: RegExp;
  /** The keys of what the pattern finds. */
  keysOf: (match: RegExpExecArray) => [key: string, ...otherKeys: string[]];
}

/** How a text is split into tokens. */
export type TokenReader = (text: string) => Token[];

/**
 * Makes a function that finds the tokens of a text, in order. Words in scripts without capitals,
 * like Arabic, are left out.
 * @param monthNumbers by the names of months that the texts may contain, in lower case
 */
export function tokenReader(monthNumbers: ReadonlyMap<string, string>): TokenReader {
  const forms = [addressForm, ...dateForms(monthNumbers), phoneForm, wordForm, numberForm];
  return (text) => {
    const tokens: Token[] = [];
    let rest = text;
    for (const { kind, pattern, keysOf } of forms) {
      for (const match of rest.matchAll(pattern)) {
        const [key, ...otherKeys] = keysOf(match);
        const { index: start } = match;
        tokens.push({ kind, key, otherKeys, start, end: start + match[0].length });
      }
      // Later forms do not see what this one has found.
      rest = rest.replace(pattern, (found) => '\0'.repeat(found.length));
    }
    return tokens.sort((one, other) => one.start - other.start);
  };
}

/** In lower case, without accents, points and apostrophes: 'nextjs' for "Next.js". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();

const restOfAddress = String.raw`[^\s<>"()[\]|]*(?<![.,;:!?])`;

const addressForm: Form = {
  kind: 'address',
  pattern: new RegExp(
    [
      String.raw`(?:https?:\/\/|www\.|mailto:)${restOfAddress}`,
      // A search begins only where a word begins. Otherwise a long word without "@" takes quadratic
      // time.
      String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
      // "github.com/ana", but not "Node.js/Express"
      String.raw`(?<![\w.-])(?:[\w-]+\.)+(?!js\b)[a-z]{2,}\/${restOfAddress}`,
    ].join('|'),
    'giu',
  ),
  keysOf: ([found]) => {
    const address = found.replace(/^mailto:|^(https?:\/\/)?(www\.)?/i, '').replace(/\/+$/, '');
    const [host = ''] = address.split('/');
    const words = address.split(/[^\p{L}\p{N}]+/u);
    return [plain(address), plain(host), ...words.map(plain)];
  },
};

const anyYear = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const anyMonth = String.raw`(?<month>1[0-2]|0?[1-9])(?!\d)`;
/** "of", "de", "del" or nothing. */
const preposition = String.raw`(?:\p{L}{1,3}\s)?`;
/** "3", "3rd", "3 de", "3–4" or nothing. */
const day = String.raw`(?:(?<!\d)(?:\d\d?[-–])?\d\d?(?:st|nd|rd|th)?[.,]?\s${preposition})?`;

/** A date of a day has the key of its month, because the page may show only that. */
function dateForms(monthNumbers: ReadonlyMap<string, string>): Form[] {
  const anyName = [...monthNumbers.keys()].join('|');
  const namePattern = String.raw`(?<!\p{L})(?<name>${anyName})(?!\p{L})[.,]?`;
  const keysOfDate: Form['keysOf'] = ({ groups: { year = '', month = '', name = '' } = {} }) => {
    const number = monthNumbers.get(name.toLowerCase()) ?? month;
    return number === '' ? [year] : [`${year}-${number.padStart(2, '0')}`, year];
  };
  const patterns = [
    // 2021-05, 2021/5, 2021-05-03, 2021年5月
    String.raw`(?<!\d)${anyYear}[-/.年]${anyMonth}(?:[-/.月]\d\d?(?!\d))?`,
    // 05/2021, 5.2021, 3.5.2021, 3/5/2021
    String.raw`(?<![\d/.])(?:\d\d?[-/.]\s?)?${anyMonth}[-/.]\s?${anyYear}`,
    // "May" in "May – August 2021" and "May to August 2021"
    String.raw`${namePattern}(?=\s?[-–—]?\s?${preposition}(?:${anyName})\.?\s${anyYear})`,
    // May 2021, May 3, 2021, 3 May 2021, 3 de mayo de 2021
    String.raw`${day}${namePattern}\s${day}${preposition}${anyYear}`,
    // 2021. Phone numbers come later, so that "2019-2021" is none.
    String.raw`(?<!\d)${anyYear}`,
  ];
  return [
    ...patterns.map((source): Form => {
      return { kind: 'date', pattern: new RegExp(source, 'giu'), keysOf: keysOfDate };
    }),
    { kind: 'month', pattern: new RegExp(namePattern, 'giu'), keysOf: ([found]) => [plain(found)] },
  ];
}

/** At least seven digits with at most two other characters between them: "(0)20 7946-0000". */
const phoneForm: Form = {
  kind: 'number',
  pattern: /\+?\d(?:[\s()./-]{0,2}\d){6,}/g,
  // The beginning varies: "+44 20", "+44 (0)20", "020".
  keysOf: ([found]) => [found.replace(/\D/g, '').slice(-7)],
};

/** A word in a script with capitals: "Next.js", "C++" or "S3", but not "km" in "5km". */
const wordForm: Form = {
  kind: 'word',
  pattern: /(?<!\d\p{L}*)[\p{Lu}\p{Ll}][\p{Lu}\p{Ll}\d]*(?:\.\p{Ll}{2,})*(?:\+\+|#)?/gu,
  keysOf: ([found]) => [plain(found)],
};

/** "1200", "1,200", "1.200", "1 200" */
const wholePattern = String.raw`(?<whole>\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d+)`;
const decimalsPattern = String.raw`(?<decimals>[.,]\d+)?`;
/** "k" in "100k", "M" in "1.2M" */
const factors: Record<string, number> = { k: 1e3, m: 1e6 };
const factorPattern = String.raw`(?<factor>[km]\b)?`;

const numberForm: Form = {
  kind: 'number',
  pattern: new RegExp(
    String.raw`${wholePattern}${decimalsPattern}${factorPattern}\+?(?:\s?%)?`,
    'gi',
  ),
  keysOf: ({ groups: { whole = '', decimals = '', factor = '' } = {} }) => {
    const number = Number(whole.replace(/\D/g, '') + decimals.replace(',', '.'));
    const product = number * (factors[factor.toLowerCase()] ?? 1);
    // In binary, 16.1 * 1000 is 16100.000000000002.
    return [String(Number(product.toFixed(2)))];
  },
};
