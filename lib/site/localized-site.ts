import type { ContentFiles } from '../content/files';
import { type Content, contentSchema } from '../content/schema';
import { type Addresses, addressesFor } from '../hosting/addresses';
import { type Locale, localeFor } from '../language/locale';
import { type Profile, profileFor } from '../profile/profile';

/** The site in one language, with functions that make its addresses. */
export interface LocalizedSite extends Addresses {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  locale: Locale;
  content: Content;
  profile: Profile;
  /**
   * Whether a file of the content, or a field in it, belongs to this language. Otherwise the page
   * shows what the main language has there.
   */
  isOwn: (file: PropertyKey, field?: PropertyKey) => boolean;
}

export type Sites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** The site of a checked content in one language. */
export function localizedSite(
  content: Content,
  folder = '',
  isOwn: LocalizedSite['isOwn'] = () => true,
): LocalizedSite {
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const profile = profileFor(content, locale, addresses);
  return { ...addresses, folder, locale, content, profile, isOwn };
}

/**
 * The site in all languages that have content files.
 * @throws ZodError if the content has a fault; `fieldFaults` lists faults in plain words
 */
export function checkedSites(files: ContentFiles): Sites {
  const main = contentSchema.parse(files['']);
  // A language without legal texts of its own shows those of the main language. `language` becomes
  // their `lang` attribute, for screen readers.
  const mainLegal = main.site.legal?.map((entry) => ({ language: main.site.language, ...entry }));
  const siteOf = (folder: string): LocalizedSite => {
    // The types and the rules also accept a file that is set to undefined.
    const own = Object.entries(files[folder] ?? {}).filter(([, file]) => file !== undefined);
    const { site, contact, ...otherFiles } = contentSchema.parse({
      ...main,
      ...Object.fromEntries(own),
    });
    const content = {
      ...otherFiles,
      // All languages share the address and the e-mail service.
      site: { ...site, url: main.site.url, legal: site.legal ?? mainLegal },
      contact: { ...contact, emailService: main.contact.emailService },
    };
    const isOwn: LocalizedSite['isOwn'] = (file, field) => {
      if (folder === '') return true;
      const isSharedLegal = file === 'site' && field === 'legal' && site.legal === undefined;
      return own.some(([name]) => name === file) && !isSharedLegal;
    };
    return localizedSite(content, folder, isOwn);
  };
  return [siteOf(''), ...Object.keys(files).filter(Boolean).map(siteOf)];
}
