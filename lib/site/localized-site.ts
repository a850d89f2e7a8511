import { type ContentFiles, contentNames } from '../content/files';
import { type Content, contentSchema } from '../content/schema';
import { type Addresses, addressesFor } from '../hosting/addresses';
import { type Locale, localeFor } from '../language/locale';
import { type Profile, profileFor } from '../profile/profile';

/** The site in one language. Its functions make addresses. Components get what they show of it. */
export interface LocalizedSite extends Addresses {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  locale: Locale;
  content: Content;
  profile: Profile;
  /** The content files that it does not share with the main language. */
  ownFiles: readonly (keyof Content)[];
}

export type Sites = [main: LocalizedSite, ...others: LocalizedSite[]];

/** The site of a checked content in one language. */
export function localizedSite(
  content: Content,
  folder = '',
  ownFiles: LocalizedSite['ownFiles'] = contentNames,
): LocalizedSite {
  const locale = localeFor(content.site);
  const addresses = addressesFor(content.site.url, folder);
  const profile = profileFor(content, locale, addresses);
  return { ...addresses, folder, locale, content, profile, ownFiles };
}

/**
 * The site in all languages that have content files.
 * @throws ZodError if the content has a fault; `contentFaults` lists faults in plain words
 */
export function checkedSites(files: ContentFiles): Sites {
  const main = contentSchema.parse(files['']);
  // A language without legal texts of its own shows these, with a `lang` for screen readers.
  const mainLegal = main.site.legal?.map((entry) => ({ language: main.site.language, ...entry }));
  const siteOf = (folder: string): LocalizedSite => {
    const { site, contact, ...otherFiles } = contentSchema.parse({ ...main, ...files[folder] });
    const content = {
      ...otherFiles,
      // All languages share the address and the e-mail service.
      site: { ...site, url: main.site.url, legal: site.legal ?? mainLegal },
      contact: { ...contact, emailService: main.contact.emailService },
    };
    const ownFiles = contentNames.filter((name) => folder === '' || name in (files[folder] ?? {}));
    return localizedSite(content, folder, ownFiles);
  };
  return [siteOf(''), ...Object.keys(files).filter(Boolean).map(siteOf)];
}
