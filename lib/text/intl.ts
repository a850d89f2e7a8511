function succeeds(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a language tag (BCP 47) with the language in lower case, like 'en-PH'. */
export const isLanguageTag = (value: string): boolean =>
  /^[a-z]{2,3}(-|$)/.test(value) && succeeds(() => Intl.getCanonicalLocales(value));

/** A language tag without its region: 'en' for 'en-GB', 'zh-Hant' for 'zh-Hant-TW'. */
export function withoutRegion(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return script === undefined ? language : `${language}-${script}`;
}

/** 'Español de México' for 'es-MX'; the tag itself if Intl does not know the language. */
export function languageName(tag: string): string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language', fallback: 'none' });
  return names.of(tag)?.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)) ?? tag;
}

/** The letters of a language: 'Arab' for 'ur'. */
const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? '';

/** Scripts in use today that run from right to left (Unicode). */
const rightToLeftScript = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Syrc|Thaa)$/;

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeftScript.test(scriptOf(language)) ? 'rtl' : 'ltr';

/** Scripts with letters that are higher or deeper than Latin ones. */
const tallScript = /^(Arab|Beng|Deva|Hans|Hant|Jpan|Khmr|Kore|Laoo|Taml|Thai)$/;

export const hasTallLetters = (language: string): boolean => tallScript.test(scriptOf(language));

export const formatYear = (year: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(year);

export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language).format(value);

/** "90%" or "90 %" for 90. */
export const formatPercent = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);

/** Whether a text is 'UTC' or like 'Asia/Manila'. '+08:00' does not tell when clocks change. */
export const isTimeZone = (zone: string): boolean =>
  (zone === 'UTC' || zone.includes('/')) &&
  succeeds(() => new Intl.DateTimeFormat('en', { timeZone: zone }));

/** The offsets of a time zone in the year of a day: 'UTC+8', 'UTC−3:30'; 'UTC+0/+1' in summer. */
export function utcOffset(zone: string, day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  // '+8' in January (0) and July (6). Intl writes 'GMT+8', and for no offset 'GMT' or 'GMT+0'.
  const offsets = [0, 6].map((month) => {
    const parts = format.formatToParts(Date.UTC(Number(day.slice(0, 4)), month, 15));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/GMT(\+0$)?/, '') ?? '';
  });
  const [january, july] = offsets;
  const text = january === july ? january : offsets.map((offset) => offset || '+0').join('/');
  return `UTC${text}`.replaceAll('-', '−');
}
