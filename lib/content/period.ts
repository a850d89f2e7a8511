export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/**
 * Words in periods for which `Intl` has no list. English ones are read on every page. A page in a
 * language that is not here writes them in English or gives the period as data.
 */
const words: Record<
  string,
  { present: string[]; to: string[]; since: string[]; seasons: string[] }
> = {
  en: {
    present: ['present', 'now', 'current', 'today', 'ongoing'],
    to: ['to', 'until', 'till'],
    since: ['since', 'from'],
    seasons: ['spring', 'summer', 'autumn', 'winter', 'fall=autumn'],
  },
  de: {
    present: ['heute', 'jetzt', 'aktuell', 'laufend'],
    to: ['bis'],
    since: ['seit', 'ab'],
    seasons: ['fruhling', 'sommer', 'herbst', 'winter', 'fruhjahr=spring'],
  },
  es: {
    present: ['presente', 'actualidad', 'hoy', 'actual'],
    to: ['a', 'hasta'],
    since: ['desde'],
    seasons: ['primavera', 'verano', 'otono', 'invierno'],
  },
  fr: {
    present: ["aujourd'hui", 'present', 'actuel', 'ce jour'],
    to: ['a', 'au', "jusqu'a"],
    since: ['depuis'],
    seasons: ['printemps', 'ete', 'automne', 'hiver'],
  },
  it: {
    present: ['presente', 'oggi', 'attuale', 'in corso'],
    to: ['a', 'al', 'fino a'],
    since: ['da', 'dal'],
    seasons: ['primavera', 'estate', 'autunno', 'inverno'],
  },
  nl: {
    present: ['heden', 'nu'],
    to: ['tot', 't/m'],
    since: ['sinds', 'vanaf'],
    seasons: ['lente', 'zomer', 'herfst', 'winter', 'voorjaar=spring', 'najaar=autumn'],
  },
  pt: {
    present: ['presente', 'atual', 'atualmente', 'hoje'],
    to: ['a', 'ate'],
    since: ['desde'],
    seasons: ['primavera', 'verao', 'outono', 'inverno'],
  },
  fil: {
    present: ['kasalukuyan', 'ngayon'],
    to: ['hanggang'],
    since: ['mula', 'simula'],
    seasons: ['tagsibol', 'tag-araw', 'taglagas', 'taglamig', 'tag-init=summer'],
  },
};

/** Equal for a reader: letter case, accents, dots after short forms and kinds of space do not count. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/\.(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a period may be written with. */
export interface PeriodWords {
  present: ReadonlySet<string>;
  /** Between start and end. */
  to: readonly string[];
  /** Before a start that has no end. */
  since: readonly string[];
  seasons: ReadonlyMap<string, Season>;
  /** Full and short names of months, 1 to 12. */
  months: readonly (readonly [name: string, month: number])[];
  /** Zero to nine as the language writes them. */
  digits: string;
}

const known = new Map<string, PeriodWords>();

/** The words of English and of one language more: a tag like "de-AT". */
export function periodWords(language: string): PeriodWords {
  const made = known.get(language) ?? collect(['en', language]);
  known.set(language, made);
  return made;
}

function collect(languages: readonly string[]): PeriodWords {
  const tables = [...new Set(languages.map((each) => each.split('-')[0] ?? ''))].flatMap(
    (each) => words[each] ?? [],
  );
  const named = tables.flatMap((table) =>
    table.seasons.map((entry, index): [string, Season] => {
      const [word = '', meant] = entry.split('=');
      return [word, (meant as Season | undefined) ?? seasons[index] ?? 'spring'];
    }),
  );
  return {
    present: new Set(tables.flatMap(({ present }) => present)),
    to: tables.flatMap(({ to }) => to),
    since: tables.flatMap(({ since }) => since),
    seasons: new Map(named),
    months: languages.flatMap(monthNames),
    digits: new Intl.NumberFormat(languages.at(-1), { useGrouping: false })
      .format(9876543210)
      .normalize('NFKD'),
  };
}

/** Month names alone and as they stand beside a year, which many languages inflect. */
function monthNames(language: string): [string, number][] {
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', year: 'numeric' },
    { month: 'short', year: 'numeric' },
    { month: 'long', day: 'numeric' },
  ];
  return forms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, {
      ...form,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2024, index, 15));
      return [folded(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
    });
  });
}

/** A period as data: `{ from: '2024-08', to: 'present' }`; a year or a year and month. */
export interface PeriodData {
  from: string;
  to: string;
}

/** A period as the owner may give it. */
export type PeriodText = string | PeriodData;
/** A day, month or year as the owner may give it: "May 2024", "2024-05". */
export type DateText = string;

/** A point of time as exactly as it was given. */
export interface Moment {
  year: number;
  /** 1 to 12. */
  month?: number;
  /** Of the month; only in a date, never in a period. */
  day?: number;
  season?: Season;
}

export interface Period {
  from: Moment;
  to: Moment | 'present';
}

/** "2024", "2024-08". */
const isoMonth = /^(\d{4})(?:-(\d{2}))?$/;

function moment(year: number, month?: number): Moment | undefined {
  if (year < 1900 || year > 2199 || (month !== undefined && (month < 1 || month > 12))) return;
  return month === undefined ? { year } : { year, month };
}

/** A month by its full or short name, or by the first three letters or more of one month alone. */
function monthNamed(word: string, { months }: PeriodWords): number | undefined {
  const exact = months.find(([name]) => name === word);
  if (exact) return exact[1];
  if (!/^\p{L}{3,}$/u.test(word)) return undefined;
  const begun = new Set(months.filter(([name]) => name.startsWith(word)).map(([, month]) => month));
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** One end of a period: "2024", "2024-08", "08/2024", "Aug 2024", "Summer 2024", "2024年8月". */
function parseMoment(text: string, words: PeriodWords): Moment | undefined {
  const yearFirst = /^(\d{4})(?:[-/.](\d{1,2})|\s*[年년]\s*(?:(\d{1,2})\s*[月월])?)?$/u.exec(text);
  if (yearFirst) {
    const month = yearFirst[2] ?? yearFirst[3];
    return moment(Number(yearFirst[1]), month === undefined ? undefined : Number(month));
  }
  const monthFirst = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(text);
  if (monthFirst) return moment(Number(monthFirst[2]), Number(monthFirst[1]));

  const [, before, between, after] = /^(\D+?)?,? ?(\d{4})(?: ?(\D+))?$/u.exec(text) ?? [];
  const name = (before ?? after)?.trim().replace(/ (de|del|di|of)$/, '');
  if (name === undefined || between === undefined || (before && after)) return undefined;
  const season = words.seasons.get(name);
  const year = moment(Number(between));
  if (season) return year && { ...year, season };
  const month = monthNamed(name, words);
  return month === undefined ? undefined : moment(Number(between), month);
}

/** First and last month that a moment can mean, as numbers that can be compared. */
function span({ year, month }: Moment): [first: number, last: number] {
  return [year * 12 + (month ?? 1), year * 12 + (month ?? 12)];
}

function ordered(from: Moment, to: Moment | 'present'): Period | undefined {
  return to === 'present' || span(from)[0] <= span(to)[1] ? { from, to } : undefined;
}

/** Both ends of "from – to"; the first may leave the year to the second: "Jan – Mar 2024". */
function parseRange(first: string, second: string, words: PeriodWords): Period | undefined {
  // "2024 –" lasts until today, as "2024 – now" does.
  const isOpen = second === '' || words.present.has(second);
  const to = isOpen ? 'present' : parseMoment(second, words);
  if (to === undefined) return undefined;
  const start = parseMoment(first, words);
  const shared =
    start === undefined && to !== 'present' && !/\d/.test(first)
      ? parseMoment(`${first} ${to.year}`, words)
      : undefined;
  const from = start ?? shared;
  return from && ordered(from, to);
}

function parseText(given: string, language: string): Period | undefined {
  const words = periodWords(language);
  const text = withPlainDigits(folded(given), words);
  const single = parseMoment(text, words);
  if (single) return { from: single, to: single };

  // "2023/24", as schools count.
  const [, year, end] = /^(\d{4})\/(\d{2})$/.exec(text) ?? [];
  if (year !== undefined && end === String(Number(year) + 1).slice(-2)) {
    return ordered({ year: Number(year) }, { year: Number(year) + 1 });
  }
  const since = words.since.find((word) => text.startsWith(`${word} `));
  const start = since && parseMoment(text.slice(since.length + 1), words);
  if (start) return { from: start, to: 'present' };

  // A hyphen also stands inside "2024-08" and "08-2024", so every place is tried.
  const separators = [
    / ?[–—−~～〜] ?| ?-+ ?/gu,
    ...words.to.map((word) => new RegExp(` ${word} `, 'g')),
  ];
  for (const separator of separators) {
    for (const { 0: match, index } of text.matchAll(separator)) {
      const found = parseRange(text.slice(0, index), text.slice(index + match.length), words);
      if (found) return found;
    }
  }
  return undefined;
}

function withPlainDigits(text: string, { digits }: PeriodWords): string {
  return digits === '9876543210'
    ? text
    : [...text]
        .map((each) => (digits.includes(each) ? 9 - [...digits].indexOf(each) : each))
        .join('');
}

function parseData({ from, to }: PeriodData): Period | undefined {
  const parse = (value: unknown) => {
    const [, year, month] = isoMonth.exec(String(value)) ?? [];
    return year === undefined ? undefined : moment(Number(year), month ? Number(month) : undefined);
  };
  const start = parse(from);
  const end = to === 'present' ? to : parse(to);
  return start && end && ordered(start, end);
}

/**
 * Reads a period as people write it in a CV, or as data.
 * @param given "Sept 2025 – Present", "2024", "2023-2024", "03/2022 to 06/2023", "Summer 2024",
 *   "Jan – Mar 2024", "since 2021", "2023/24", or `{ from: '2024-08', to: 'present' }`
 * @param language of the page, whose month names are read beside English ones
 * @returns undefined if it does not read as a period, or ends before it starts
 */
export function parsePeriod(given: PeriodText | undefined, language: string): Period | undefined {
  if (given === undefined) return undefined;
  return typeof given === 'string' ? parseText(given, language) : parseData(given);
}

/** A moment as ISO 8601 has it: `2024-08`, or `2024` where no month was given. */
export function isoDate({ year, month, day }: Moment): string {
  const parts = [month, month && day].flatMap((part) => part ?? []);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/**
 * Start and end of a period as ISO 8601 (`2025-09`, `2025`); without `end` it lasts until today.
 * @returns an empty object for a period that cannot be read or was not given
 */
export function periodDates(
  given: PeriodText | undefined,
  language: string,
): { start?: string; end?: string } {
  const period = parsePeriod(given, language);
  if (period === undefined) return {};
  const start = isoDate(period.from);
  return period.to === 'present' ? { start } : { start, end: isoDate(period.to) };
}

/** Reads a date: "2024-05-20", "2024-05", "2024", "May 2024", "05/2024". */
export function parseDate(given: DateText, language: string): Moment | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(given.trim()) ?? [];
  if (year !== undefined) {
    const found = moment(Number(year), Number(month));
    const isDay = !Number.isNaN(Date.parse(given.trim())) && Number(day) <= 31;
    return found && isDay ? { ...found, day: Number(day) } : undefined;
  }
  const words = periodWords(language);
  return parseMoment(withPlainDigits(folded(given), words), words);
}

/** What is wrong with a period, as the end of a sentence; undefined if nothing is. */
export function periodFault(given: unknown, language: string): string | undefined {
  if (typeof given === 'string') {
    if (given.length <= 60 && parseText(given, language)) return undefined;
    return 'must read like "Sept 2025 – Present", "2023 – 2024", "03/2022 – 06/2023" or "Summer 2024", the start before the end';
  }
  const isData = typeof given === 'object' && given !== null;
  const isPlain = isData && Object.keys(given).every((key) => key === 'from' || key === 'to');
  if (isPlain && parseData(given as PeriodData)) return undefined;
  return "must be a text like \"Sept 2025 – Present\" or data like { from: '2024-08', to: 'present' }, the start before the end";
}

/** As `periodFault`, of a date. */
export function dateFault(given: unknown, language: string): string | undefined {
  const isDate = typeof given === 'string' && given.length <= 60 && parseDate(given, language);
  return isDate ? undefined : 'must read like "May 2024", "2024" or "2024-05"';
}

/** A moment in the words of a language: "Aug 2024", "2024", "May 20, 2024". */
function formatMoment({ year, month, day }: Moment, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'short' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
  return format.format(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
}

/**
 * A period to be read: a text as the owner wrote it, data in the page's language.
 * @param present the word for an end that has not come: "Present"
 */
export function formatPeriod(given: PeriodText, language: string, present: string): string {
  const period = typeof given === 'string' ? undefined : parsePeriod(given, language);
  if (period === undefined) return String(given);
  const from = formatMoment(period.from, language);
  if (period.to === 'present') return `${from} – ${present}`;
  const isOne = isoDate(period.from) === isoDate(period.to);
  return isOne ? from : `${from} – ${formatMoment(period.to, language)}`;
}

/** A date to be read: "2024-05" in the page's language, anything else as the owner wrote it. */
export function formatDate(given: DateText, language: string): string {
  const isData = /^\d{4}(-\d{2}){1,2}$/.test(given.trim());
  const moment = isData ? parseDate(given, language) : undefined;
  return moment === undefined ? given : formatMoment(moment, language);
}
