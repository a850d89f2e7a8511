import type { ContentFiles, UncheckedContent } from '../content/files';
import { type Content, contentSchema } from '../content/schema';
import { type Addresses, addressesFor } from '../hosting/addresses';
import { type Profile, profileFor } from '../profile/profile';
import { type Locale, localeFor } from '../words/locale';

/** The site in one language, with functions that make its addresses. */
export interface LocalizedSite extends Addresses {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  locale: Locale;
  content: Content;
  profile: Profile;
  /**
   * Whether this language has the file, and does not show that of the main language. Some fields of
   * a file may come from the main language alone: of these, it asks for `site.legal`.
   */
  hasOwn: (file: PropertyKey, field?: PropertyKey) => boolean;
}

export type Sites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** The site of a checked content in one language. */
export function localizedSite(
  content: Content,
  folder = '',
  hasOwn: LocalizedSite['hasOwn'] = () => true,
): LocalizedSite {
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const profile = profileFor(content, locale, addresses);
  return { ...addresses, folder, locale, content, profile, hasOwn };
}

/**
 * The site in all languages that have content files.
 * @throws ZodError if the content has a fault; `fieldFaults` lists faults in plain words
 */
export function checkedSites(files: ContentFiles): Sites {
  const main = contentSchema.parse(files['']);
  const translations = Object.entries(files).filter(([folder]) => folder !== '');
  return [
    localizedSite(main),
    ...translations.map(([folder, translation]) => translatedSite(main, folder, translation)),
  ];
}

/** The site in a second language. Files that the language does not have are those of `main`. */
function translatedSite(main: Content, folder: string, files: UncheckedContent): LocalizedSite {
  // The types and the rules also accept a file that is set to undefined.
  const ownFiles = Object.fromEntries(
    Object.entries(files).filter(([, file]) => file !== undefined),
  );
  const { site, contact, ...otherFiles } = contentSchema.parse({ ...main, ...ownFiles });
  const hasLegal = site.legal !== undefined;
  const content = {
    ...otherFiles,
    // All languages share the address and the e-mail service.
    site: { ...site, url: main.site.url, legal: hasLegal ? site.legal : mainLegal(main) },
    contact: { ...contact, emailService: main.contact.emailService },
  };
  const hasOwn: LocalizedSite['hasOwn'] = (file, field) => {
    const isSharedLegal = file === 'site' && field === 'legal' && !hasLegal;
    return Object.hasOwn(ownFiles, file) && !isSharedLegal;
  };
  return localizedSite(content, folder, hasOwn);
}

/**
 * The legal texts of the main language, for a language without its own. `language` becomes their
 * `lang` attribute, for screen readers.
 */
const mainLegal = ({ site }: Content) =>
  site.legal?.map((entry) => ({ ...entry, language: entry.language ?? site.language }));
