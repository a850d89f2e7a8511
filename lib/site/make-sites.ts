import { type Addresses, addressesFor } from '../addresses/site-addresses';
import type { Content, ContentByFolder, Translation } from '../content/schema';
import { type Hues, huesOf } from '../design/palette';
import { type Profile, profileFor } from '../profile/profile';
import { type Locale, localeFor } from '../words/locale';

/** The site in one language, with functions that make its addresses. */
export interface LocalizedSite extends Addresses {
  /** The folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  locale: Locale;
  /** All content. Unlike `profile`, it has the sections that `look.sections` leaves out. */
  content: Content;
  hues: Hues;
  profile: Profile;
}

export type Sites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** The site of a checked content in one language. */
export function siteFor(content: Content, folder = ''): LocalizedSite {
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const profile = profileFor(content, locale, addresses);
  return { ...addresses, folder, locale, content, hues: huesOf(content.look), profile };
}

/**
 * The site in all languages.
 * @param main the checked content of the main language
 * @param files the checked files of all languages
 */
export const sitesFor = (main: Content, { '': _, ...translations }: ContentByFolder): Sites => [
  siteFor(main),
  ...Object.entries(translations).map(([folder, files]) =>
    siteFor(translated(main, files as Translation), folder),
  ),
];

/** The content of a second language. Files that it does not have are those of `main`. */
function translated(main: Content, files: Translation): Content {
  // A file that is set to undefined counts as missing.
  const own = Object.entries(files).filter(([, file]) => file !== undefined);
  const content: Content = { ...main, ...Object.fromEntries(own) };
  return {
    ...content,
    // All languages share the address and the e-mail service.
    site: { ...content.site, url: main.site.url, legal: content.site.legal ?? mainLegal(main) },
    contact: { ...content.contact, emailService: main.contact.emailService },
  };
}

/**
 * The legal texts of the main language, for a language without its own. `language` becomes their
 * `lang` attribute, for screen readers.
 */
const mainLegal = ({ site }: Content) =>
  site.legal?.map((entry) => ({ ...entry, language: entry.language ?? site.language }));
