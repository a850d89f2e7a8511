import { fullLanguageName, languageName } from '../text/intl';
import type { LocalizedSite, Sites } from './make-sites';

export interface LanguageLink {
  language: string;
  /** The name of the language in that language: 'Español'. */
  name: string;
  href: string;
}

/**
 * The full addresses of the page in all languages; none for a site in one language. 'x-default' is
 * for visitors who read none of these languages.
 */
export function alternateAddresses(all: Sites) {
  if (all.length === 1) return [];
  const addresses = all.map(({ locale, urlOf }) => ({
    language: locale.language,
    href: urlOf('/'),
  }));
  return [...addresses, { language: 'x-default', href: all[0].urlOf('/') }];
}

/** "Español", or "Español de México" if two names would be equal. */
export function otherLanguages(
  all: Sites,
  { folder: currentFolder }: LocalizedSite,
): LanguageLink[] {
  const shortNames = all.map(({ locale }) => languageName(locale.language));
  return all
    .filter(({ folder }) => folder !== currentFolder)
    .map(({ locale: { language }, hrefOf }) => {
      const shortName = languageName(language);
      const isUnique = shortNames.filter((other) => other === shortName).length === 1;
      const name = isUnique ? shortName : fullLanguageName(language);
      return { language, name: name ?? language, href: hrefOf('/') };
    });
}
