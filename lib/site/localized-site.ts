import { addressesFor } from '../addresses/site-addresses';
import {
  type Content,
  type ContentByFolder,
  contentSchema,
  onlyListedSections,
} from '../content/schema';
import { huesOf } from '../design/palette';
import type { ImageLookup } from '../images/prepared-image';
import { profileFor } from '../profile/profile';
import { languageName, withoutRegion } from '../text/intl';
import { localeFor } from '../words/locale';

/** The site in one language, with functions that make its addresses. */
export type LocalizedSite = ReturnType<typeof siteFor>;

export type LocalizedSites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** @param folder in `content/` and in the export: 'es'; '' for the main language */
function siteFor(content: Content, imageOf: ImageLookup, folder: string) {
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const profile = profileFor({ ...addresses, content, locale, imageOf });
  const hues = huesOf(content.look);
  return { ...addresses, folder, locale, content, hues, profile };
}

export const sitesFor = (contents: ReturnType<typeof mergedContents>, imageOf: ImageLookup) =>
  contents.map(([folder, content]) => siteFor(content, imageOf, folder)) as LocalizedSites;

/**
 * The folder of each language and its listed sections, from files without faults. A second language
 * gets the files that it lacks from the main one.
 */
export function mergedContents(contents: ContentByFolder) {
  // The schema adds the files that have a default.
  const main = contentSchema.parse(contents['']);
  return Object.entries(contents).map(([folder, files]) => {
    const content = withFilesOf(main, files as Partial<Content>);
    return [folder, onlyListedSections(content)] as const;
  });
}

function withFilesOf(main: Content, files: Partial<Content>): Content {
  const content = { ...main, ...files };
  const { url, paperSize, language, legal } = main.site;
  return {
    ...content,
    // All languages share the address and the e-mail service.
    site: {
      paperSize,
      ...content.site,
      url,
      // `language` of a legal text becomes its `lang`.
      legal: content.site.legal ?? legal?.map((entry) => ({ language, ...entry })),
    },
    contact: { ...content.contact, emailService: main.contact.emailService },
  };
}

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
