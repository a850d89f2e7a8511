import { languageName, withoutRegion } from '../text/intl';
import type { LocalizedSite, LocalizedSites } from './localized-site';

/** All languages, if there are several. 'x-default' is for visitors who read none of them. */
export function alternateAddresses(all: LocalizedSites) {
  if (all.length === 1) return [];
  const addresses = all.map((site) => ({ language: site.locale.language, href: site.urlOf('/') }));
  return [...addresses, { language: 'x-default', href: all[0].urlOf('/') }];
}

export type LanguageLink = ReturnType<typeof otherLanguages>[number];

/** Links to the page in the other languages, each in its own words: 'Português' for 'pt-BR'. */
export const otherLanguages = (all: LocalizedSites, { folder: currentFolder }: LocalizedSite) =>
  all
    .filter(({ folder }) => folder !== currentFolder)
    .map(({ locale: { language }, hrefOf }) => ({
      language,
      name: languageName(withoutRegion(language)),
      href: hrefOf('/'),
    }));
