import { isDeepStrictEqual } from 'node:util';
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

/** The content of a language; missing files and the e-mail service are those of the main language. */
function wholeContent(files: ContentFiles, folder: string): UncheckedContent {
  const main = files[''];
  const own = files[folder] ?? {};
  const contact = { ...Object(own.contact), emailService: Object(main.contact).emailService };
  return { ...main, ...own, ...(own.contact && folder !== '' ? { contact } : {}) };
}

/** The faults of all languages, one line each that names the file; those of shared files once. */
export function editionFaults(files: ContentFiles): string[] {
  return Object.keys(files).flatMap((folder) => {
    const faults = contentFaults(wholeContent(files, folder), folder);
    if (folder === '') return faults;
    const own = Object.keys(files[folder] ?? {}).map((name) => contentFile(name, folder));
    const isOwn = (fault: string) => own.some((file) => fault.startsWith(file));
    return [...faults.filter(isOwn), ...sharingFaults(files, folder)];
  });
}

/** The faults of a second language in what all languages share, and in its own language tag. */
function sharingFaults(files: ContentFiles, folder: string): string[] {
  const main = files[''];
  const own = files[folder] ?? {};
  const file = contentFile('site', folder);
  if (own.site === undefined) {
    return [`${file}: is missing; copy content/site.ts there and change language and description`];
  }
  const languageOf = (each: UncheckedContent | undefined) => Object(each?.site).language;
  const taken = Object.keys(files).find(
    (each) => each !== folder && languageOf(files[each]) === languageOf(own),
  );
  const { emailService = Object(main.contact).emailService } = Object(own.contact);
  return [
    taken !== undefined && `${file} › language: must not be that of ${contentFile('site', taken)}`,
    Object(own.site).url !== Object(main.site).url &&
      `${file} › url: must be that of content/site.ts`,
    !isDeepStrictEqual(emailService, Object(main.contact).emailService) &&
      `${contentFile('contact', folder)} › emailService: must be left out; that of content/contact.ts holds for all languages`,
  ].filter((fault) => fault !== false);
}

/**
 * Checks the content of all languages.
 * @throws ContentError that names file, entry, field, rule and given value of every fault
 */
export function checkedEditions(files: ContentFiles): Editions {
  const faults = editionFaults(files);
  if (faults.length > 0) throw new ContentError(['The content has faults:', ...faults].join('\n'));
  const editionIn = (folder: string): Edition => {
    const content = contentSchema.parse(wholeContent(files, folder));
    const { owner, site } = content;
    // Each language has its own CV.
    const cv = owner.cv && pathIn(folder, owner.cv);
    return {
      folder,
      content: { ...content, owner: { ...owner, cv } },
      own: contentFiles
        .filter((name) => folder === '' || files[folder]?.[name] !== undefined)
        .toSorted(),
      words: chooseWords(site),
      language: site.language,
    };
  };
  return [editionIn(''), ...Object.keys(files).filter(Boolean).map(editionIn)];
}
