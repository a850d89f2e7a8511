import { entryOf, firstText, textOf } from './values';

/**
 * A town as a text: a text of the résumé, or city, region and country. To keep the street private,
 * it is taken only if there is nothing else.
 * @param language in which to name the country
 */
export function townIn(location: unknown, language: string): string | undefined {
  const { address, city, region, countryCode } = entryOf(location);
  const parts = [city, region, countryName(textOf(countryCode), language)].map(textOf);
  const town = [...new Set(parts.filter(Boolean))].join(', ');
  return firstText([location, town, address]);
}

/** The name of a country: "Deutschland" for "DE" in German. Other texts stay unchanged. */
export function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
