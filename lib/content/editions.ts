import { ContentError } from '../content-error';
import { pathIn } from '../hosting/addresses';
import { chooseWords } from '../words/choose';
import type { Localised } from '../words/words';
import {
  contentFaults,
  contentFile,
  contentFiles,
  placeName,
  type UncheckedContent,
} from './check';
import { type Content, contentSchema } from './schema';

/** The site in one language. */
export interface Edition extends Localised {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  content: Content;
  /** The content files that it does not share with the main language. */
  own: readonly (keyof Content)[];
}

/** The editions of a site, the main language first. */
export type Editions = [main: Edition, ...others: Edition[]];

/** The exports of the files of each language, by folder; '' is the main language. */
export type ContentFiles = { '': UncheckedContent; [folder: string]: UncheckedContent };

/** Names a place in the files of all languages, as `placeName` does; its first key is the folder. */
export const placeInFiles = (files: ContentFiles, [folder = '', ...place]: readonly string[]) =>
  placeName(files[folder] ?? {}, place, folder);

/** The faults of all languages, one line each that names the file; those of shared files once. */
export function editionFaults(files: ContentFiles): string[] {
  return Object.entries(files).flatMap(([folder, own]) => {
    const faults = contentFaults({ ...files[''], ...own }, folder);
    if (folder === '') return faults;
    const ownFiles = Object.keys(own).map((name) => contentFile(name, folder));
    const isOwn = (fault: string) => ownFiles.some((file) => fault.startsWith(file));
    return [...faults.filter(isOwn), ...siteFaults(files, folder)];
  });
}

/** What is wrong with a second language's `site.ts` beside the main one's. */
function siteFaults(files: ContentFiles, folder: string): string[] {
  const file = contentFile('site', folder);
  const siteIn = (each: string) => Object(files[each]?.site);
  if (files[folder]?.site === undefined) {
    return [`${file}: is missing; copy content/site.ts there and change language and description`];
  }
  const taken = Object.keys(files).find(
    (each) => each !== folder && siteIn(each).language === siteIn(folder).language,
  );
  if (taken === undefined) return [];
  return [`${file} › language: must not be that of ${contentFile('site', taken)}`];
}

/**
 * Checks the content of all languages.
 * @throws ContentError that names file, entry, field, rule and given value of every fault
 */
export function checkedEditions(files: ContentFiles): Editions {
  const faults = editionFaults(files);
  if (faults.length > 0) throw new ContentError(['The content has faults:', ...faults].join('\n'));
  const main = contentSchema.parse(files['']);
  const editionIn = (folder: string): Edition => {
    const { site, owner, contact, ...others } = contentSchema.parse({ ...main, ...files[folder] });
    const content = {
      ...others,
      // All languages share the address and the e-mail service.
      site: { ...site, url: main.site.url },
      contact: { ...contact, emailService: main.contact.emailService },
      // Each has its own CV.
      owner: { ...owner, cv: owner.cv && pathIn(folder, owner.cv) },
    };
    const own = contentFiles.filter((name) => folder === '' || name in (files[folder] ?? {}));
    return { folder, content, own, words: chooseWords(site), language: site.language };
  };
  return [editionIn(''), ...Object.keys(files).filter(Boolean).map(editionIn)];
}
