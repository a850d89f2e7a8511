/** Whether Intl takes what it is given; it throws at what it does not know. */
function isKnown(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells whether a text is a language tag (BCP 47) that Intl takes: 'en', 'en-PH', 'zh-Hant'. The
 * language itself is written small, as everybody writes it.
 */
export const isLanguageTag = (value: string): boolean =>
  /^[a-z]{2,3}(-|$)/.test(value) && isKnown(() => Intl.getCanonicalLocales(value));

/**
 * What speakers of a language call it: 'Español' for 'es'.
 * @returns undefined for what is no language tag, and for a language that Intl has no name of
 */
export function ownNameOf(language: string): string | undefined {
  if (!isLanguageTag(language)) return undefined;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'none' });
  return names.of(language)?.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}

/**
 * What a language is called by its speakers, among others: 'Español' for 'es-MX', with the region
 * where another of them is Spanish too.
 */
export function languageName(language: string, others: readonly string[]): string {
  const short = new Intl.Locale(language).language;
  const isOnly = others.filter((each) => new Intl.Locale(each).language === short).length < 2;
  return ownNameOf(isOnly ? short : language) ?? language;
}

/** Scripts that are written from right to left (Unicode, those in use today). */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Syrc|Thaa)$/;

/** Which way a language is written: 'ar' from right to left, also 'pa-Arab', but not 'pa'. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Names side by side: 'React, PHP, C'; with 'and' where the language never leaves it out. */
export const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(names);

/** A year of the calendar that copyright goes by, in the digits of a language. */
export const formatYear = (year: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(year);

/**
 * A percentage as the page's language writes it: 90% in English, 90 % in German.
 * @param percent from 0 to 100
 * @param upTo makes it a range where it differs: 85% – 90%
 */
export function formatPercent(percent: number, language: string, upTo = percent): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return percent === upTo
    ? format.format(percent / 100)
    : format.formatRange(percent / 100, upTo / 100);
}

/**
 * Tells whether a text is a name of the IANA time zone database that this Node knows.
 * Bare offsets, which newer engines take too, are refused: they say nothing about summer time.
 */
export const isTimeZone = (zone: string): boolean =>
  /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(zone) &&
  isKnown(() => new Intl.DateTimeFormat('en', { timeZone: zone }));

/**
 * A time zone as people compare it.
 * @param zone an IANA name for which `isTimeZone` is true: `Asia/Manila`
 * @param day a day in the year that counts, `2026-11-20`: rules change, and the build's clock must
 *   not change the page
 * @returns `UTC+8`, `UTC−3:30`, `UTC+0/+1` where the clock is changed during that year, `UTC` for 0
 */
export function utcOffset(zone: string, day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  // In January and in July: 'GMT+8', 'GMT' for none.
  const offsets = [0, 6].map((month) => {
    const parts = format.formatToParts(Date.UTC(Number(day.slice(0, 4)), month, 15));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/GMT(\+0$)?/, '') ?? '';
  });
  const [winter, summer] = offsets;
  const shown = winter === summer ? winter : offsets.map((each) => each || '+0').join('/');
  return `UTC${shown}`.replaceAll('-', '−');
}
