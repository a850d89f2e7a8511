/**
 * A percentage as the page's language writes it: 90% in English, 90 % in German.
 * @param percent from 0 to 100
 * @param language a BCP 47 tag
 */
export function formatPercent(percent: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(percent / 100);
}
