import { directionOf } from '../content/locale';

/** Language, country and direction of a document, as Typst wants them. */
export interface Locale {
  lang: string;
  region: string | null;
  dir: 'ltr' | 'rtl';
}

/**
 * Reads a language tag of the content: `en`, `en-GB`, `ar`, `az-Arab-IR`.
 * Typst knows countries by two letters only, so that the region of `es-419` is left out.
 */
export function localeOf(language: string): Locale {
  const [, lang = 'en', region = null] =
    /^([a-z]{2,3})(?:-[A-Za-z]{4})?(?:-([A-Z]{2}))?(?:-|$)/.exec(language) ?? [];
  return { lang, region, dir: directionOf(language) };
}
