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
