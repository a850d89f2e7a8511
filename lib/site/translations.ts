import { languageName } from '../language/intl';
import type { LanguageLink, Locale } from '../language/locale';
import type { Sites } from './localized-site';
import { sites } from './sites';

/**
 * The full addresses of the page in all languages; 'x-default' is for visitors who read none of
 * them.
 * @returns an empty list for a site in one language
 */
export function translations(all: Sites) {
  if (all.length === 1) return [];
  return [...all, { ...all[0], language: 'x-default' }].map((locale) => ({
    language: locale.language,
    href: locale.url('/'),
  }));
}

/** Links to the other languages: "Español", or "Español de México" if two names would be equal. */
export function otherLanguages({ folder: currentFolder }: Locale): LanguageLink[] {
  const shortNames = sites().map(({ language }) => languageName(language));
  return sites()
    .filter(({ folder }) => folder !== currentFolder)
    .map(({ language, path }) => {
      const shortName = languageName(language);
      const isUnique = shortNames.filter((name) => name === shortName).length === 1;
      const name = isUnique ? shortName : languageName(language, true);
      return { language, name: name ?? language, href: path('/') };
    });
}
