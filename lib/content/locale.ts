/**
 * Tells whether a text is a language tag (BCP 47) that Intl takes: 'en', 'en-PH', 'zh-Hant'. The
 * language itself is written small, as everybody writes it.
 */
export function isLanguageTag(value: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** Scripts that are written from right to left (Unicode, those in use today). */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Which way a language is written: 'ar' from right to left, also 'pa-Arab', but not 'pa'. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * The languages whose words may serve for one, the nearest first: 'es-419-MX' → itself, 'es-419',
 * 'es'. Old codes become today's: 'tl' → 'fil'.
 */
export function fallbacks(language: string): string[] {
  const parts = new Intl.Locale(language).baseName.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Names side by side: 'React, PHP, C'; with 'and' where the language never leaves it out. */
export const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(names);

/**
 * A percentage as the page's language writes it: 90% in English, 90 % in German.
 * @param percent from 0 to 100
 * @param language a BCP 47 tag
 */
export function formatPercent(percent: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(percent / 100);
}

/**
 * Tells whether a text is a name of the IANA time zone database that this Node knows.
 * Bare offsets, which newer engines take too, are refused: they say nothing about summer time.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Minutes east of Greenwich at noon (UTC) of a day. */
function offsetAt(zone: string, day: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(day);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function written(offset: number): string {
  const minutes = Math.abs(offset) % 60;
  const hours = Math.trunc(Math.abs(offset) / 60);
  const sign = offset < 0 ? '−' : '+';
  return `${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/**
 * A time zone as people compare it.
 * @param zone an IANA name: `Asia/Manila`
 * @param day a day in the year that counts, `2026-11-20`: rules change, and the build's clock must
 *   not change the page
 * @param name of universal time in the language of the page
 * @returns `UTC+8`, `UTC−3:30`, `UTC+1/+2` where the clock is changed during that year, `UTC` for 0
 * @throws RangeError if the zone or the day is unknown
 */
export function utcOffset(zone: string, day: string, name = 'UTC'): string {
  const year = Number(day.slice(0, 4));
  if (!isTimeZone(zone)) throw new RangeError(`no such time zone: ${JSON.stringify(zone)}`);
  if (!Number.isInteger(year)) throw new RangeError(`no such day: ${JSON.stringify(day)}`);
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 15, 12)));
  const offsets = [...new Set(months.map((month) => offsetAt(zone, month)))].sort((a, b) => a - b);
  const texts = offsets.map(written);
  return texts.length === 1 && offsets[0] === 0 ? name : `${name}${texts.join('/')}`;
}
