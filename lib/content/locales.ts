import { localizedPath } from '../hosting/urls';
import { chooseWords } from '../words/choose';
import type { Localised } from '../words/words';
import { type ContentFiles, contentNames } from './files';
import { type Content, contentSchema } from './schema';

/** The site in one language. */
export interface Locale extends Localised {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  content: Content;
  /** The content files that it does not share with the main language. */
  ownFiles: readonly (keyof Content)[];
}

/** The site in all its languages, the main one first. */
export type Locales = [main: Locale, ...others: Locale[]];

/**
 * The site in all languages that have content files.
 * @throws ZodError if the content has a fault; `contentFaults` lists faults in plain words
 */
export function checkedLocales(files: ContentFiles): Locales {
  const main = contentSchema.parse(files['']);
  // Legal texts in another language are better than none.
  const mainLegal = main.site.legal?.map((entry) => ({ language: main.site.language, ...entry }));
  const localeIn = (folder: string): Locale => {
    const { site, owner, contact, ...others } = contentSchema.parse({ ...main, ...files[folder] });
    const content = {
      ...others,
      // All languages share the address and the e-mail service.
      site: { ...site, url: main.site.url, legal: site.legal ?? mainLegal },
      contact: { ...contact, emailService: main.contact.emailService },
      // Each language has its own CV.
      owner: { ...owner, cv: owner.cv && localizedPath(folder, owner.cv) },
    };
    const ownFiles = contentNames.filter((name) => folder === '' || name in (files[folder] ?? {}));
    return { folder, content, ownFiles, words: chooseWords(site), language: site.language };
  };
  return [localeIn(''), ...Object.keys(files).filter(Boolean).map(localeIn)];
}
