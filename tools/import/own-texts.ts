import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, contentFile, type UncheckedContent } from '../../lib/content/files';
import { isSameName } from '../../lib/content/names';
import { type Content, contentSchema } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { placeholders } from '../../lib/profile/person';
import { PlainError } from '../../scripts/support/run-script';

type Fields = Record<string, unknown>;

/** What the owner has written, and a résumé may lack: pictures, words, legal texts, the form. */
export type OwnTexts = Record<'site' | 'owner' | 'about' | 'contact', Fields>;

/** The content of an owner who has written nothing. */
export const nothingWritten: OwnTexts = { site: {}, owner: {}, about: {}, contact: {} };

/**
 * The fields of the owner's files that differ from the template, and for a second language what it
 * shares with the main one.
 * @param files the files of all languages, unchecked
 * @param folder of a second language; '' for the main one
 * @throws PlainError for a second language if the main one has faults
 */
export function ownTextsIn(files: ContentFiles, folder: string): OwnTexts {
  const fieldsOf = (name: keyof OwnTexts): Fields => {
    const sample: Fields = { ...templateContent[name] };
    // The language of the template may be the owner's, too.
    const isOwn = ([key, value]: [string, unknown]) =>
      !isDeepStrictEqual(value, sample[key]) || (key === 'language' && !isSample(name, file));
    const file: unknown = files[folder]?.[name];
    return Object.fromEntries(Object.entries(Object(file) as Fields).filter(isOwn));
  };
  const { url, ...site } = fieldsOf('site');
  const own = {
    site: url === undefined || url === placeholders.url ? site : { ...site, url },
    owner: fieldsOf('owner'),
    about: fieldsOf('about'),
    contact: fieldsOf('contact'),
  };
  if (folder === '') return own;
  const { data: main } = contentSchema.safeParse(files['']);
  if (main === undefined) {
    throw new PlainError(
      'Nothing was written: first correct what npm run doctor reports as wrong.',
    );
  }
  const { portrait, timeZone } = main.owner;
  return {
    site: own.site,
    owner: { portrait, timeZone, ...own.owner },
    about: { photo: main.about.photo, ...own.about },
    contact: { email: main.contact.email, ...own.contact },
  };
}

/**
 * The parts of an imported content to write. Entries get what no résumé contains from the owner's
 * entries of the same name. A list that is empty in the résumé does not replace the owner's.
 * @param files the files of all languages, unchecked
 * @param folder of a second language; '' for the main one
 */
export function partsToWrite(
  imported: Content,
  files: ContentFiles,
  folder: string,
): Partial<Content> {
  const languages = [...new Set(['', folder])].map((name) => files[name] ?? {});
  const { contact, ...content } = languages.reduce(withOwnDetails, imported);
  // All languages share the service of the main one.
  const { emailService, ...address } = contact;
  const current = Object.assign({}, ...languages);
  const parts: Content = { ...content, contact: folder === '' ? contact : address };
  const hasOwn = (name: keyof Content) =>
    folder !== '' || (Array.isArray(current[name]) && !isSample(name, current[name]));
  const names = (Object.keys(parts) as (keyof Content)[]).filter(
    (name) => !(isDeepStrictEqual(parts[name], []) && hasOwn(name)),
  );
  return Object.fromEntries(names.map((name) => [name, parts[name]]));
}

/** Adds to entries what the owner's entries of the same name have, and no résumé contains. */
function withOwnDetails(content: Content, files: UncheckedContent): Content {
  const complete = <Entry extends object>(
    list: keyof Content,
    entries: Entry[],
    nameOf: (entry: Entry) => string,
  ): Entry[] => {
    const file = files[list];
    const own: Entry[] = Array.isArray(file) && !isSample(list, file) ? file.map(Object) : [];
    return entries.map((entry) => {
      const same = own.find((other) => isSameName(String(nameOf(other)), nameOf(entry)));
      // A résumé may have a level and a note, but never a picture.
      const stated = pick(entry, 'level', 'note');
      return { ...entry, ...pick(same, 'image', 'level', 'logo', 'note'), ...stated };
    });
  };
  return {
    ...content,
    experience: complete('experience', content.experience, ({ company }) => company),
    education: complete('education', content.education, ({ school }) => school),
    projects: complete('projects', content.projects, ({ title }) => title),
    skills: complete('skills', content.skills, ({ name }) => name),
  };
}

/** The fields of an object that are there. */
const pick = (object: object | undefined, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => names.includes(name)));

/**
 * The files that the import may not overwrite, because they contain texts of the owner.
 * @param current what these files contain, unchecked; a file with a mistake is undefined
 * @param parts what the import would write
 * @param folder of a second language; '' for the main one
 */
export const protectedFiles = (
  current: UncheckedContent,
  parts: Partial<Content>,
  folder: string,
): string[] =>
  (Object.keys(parts) as (keyof Content)[])
    .filter((name) => !isSample(name, current[name]) && !isDeepStrictEqual(current[name], []))
    .map((name) => contentFile(name, folder));

/** Whether a file equals the template's, except for the address of the site. */
function isSample(name: keyof Content, part: unknown): boolean {
  const { url } = templateContent.site;
  const compared = name === 'site' ? { ...Object(part), url } : part;
  return isDeepStrictEqual(compared, templateContent[name]);
}
