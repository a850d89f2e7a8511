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
