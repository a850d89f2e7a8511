import { addressesFor } from '../addresses/site-addresses';
import { onlyListedSections } from '../content/listed-sections';
import {
  type Content,
  type ContentByFolder,
  contentSchema,
  type Translation,
} from '../content/schema';
import { huesOf } from '../design/palette';
import type { ImageLookup } from '../images/prepared-image';
import { profileFor } from '../profile/profile';
import { unmadeDocuments } from '../profile/unmade-documents';
import { localeFor } from '../words/locale';

/** The site in one language, with functions that make its addresses. */
export type LocalizedSite = ReturnType<typeof siteFor>;

export type LocalizedSites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** @param folder in `content/` and in the export: 'es'; '' for the main language */
function siteFor(wholeContent: Content, imageOf: ImageLookup, folder = '') {
  const content = onlyListedSections(wholeContent);
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const unmade = unmadeDocuments(content, folder);
  const profile = profileFor(content, locale, addresses, imageOf, unmade);
  return { ...addresses, folder, locale, content, hues: huesOf(content.look), unmade, profile };
}

/** The site in all languages. */
export const sitesFor = (contents: ReturnType<typeof mergedContents>, imageOf: ImageLookup) =>
  contents.map(([folder, content]) => siteFor(content, imageOf, folder)) as LocalizedSites;

/** The folder of each language and its content with all files, from files without faults. */
export function mergedContents({ '': mainFiles, ...translations }: ContentByFolder) {
  // The schema adds the files that have a default.
  const main = contentSchema.parse(mainFiles);
  const others = Object.entries(translations).map(
    ([folder, own]) => [folder, translated(main, own as Translation)] as const,
  );
  return [['', main] as const, ...others];
}

/** The content of a second language. Files that it does not have are those of `main`. */
function translated(main: Content, translation: Translation): Content {
  // A file that is set to undefined counts as missing.
  const own = Object.entries(translation).filter(([, file]) => file !== undefined);
  const content: Content = { ...main, ...Object.fromEntries(own) };
  return {
    ...content,
    // All languages share the address and the e-mail service.
    site: { ...content.site, url: main.site.url, legal: content.site.legal ?? mainLegal(main) },
    contact: { ...content.contact, emailService: main.contact.emailService },
  };
}

/** For a language without legal texts. `language` becomes their `lang` attribute. */
const mainLegal = ({ site }: Content) =>
  site.legal?.map((entry) => ({ ...entry, language: entry.language ?? site.language }));
