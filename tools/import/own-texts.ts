import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, contentFile, type UncheckedContent } from '../../lib/content/files';
import { isSameName } from '../../lib/content/names';
import { type Content, contentSchema } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { placeholders } from '../../lib/profile/person';
import { PlainError } from '../../scripts/support/run-script';
import type { ResumeEntry } from './resume';

/** What the owner has written, and a résumé may lack: pictures, words, legal texts, the form. */
export type OwnTexts = Record<'site' | 'owner' | 'about' | 'contact', ResumeEntry>;

export const nothingWritten: OwnTexts = { site: {}, owner: {}, about: {}, contact: {} };

/**
 * The fields of the owner's files that differ from the template, and for a second language what it
 * shares with the main one.
 * @param files the files of all languages, unchecked
 * @param folder of a second language; '' for the main one
 * @throws PlainError for a second language if the main one has faults
 */
export function ownTextsIn(files: ContentFiles, folder: string): OwnTexts {
  const notOwn: unknown[] = Object.values(placeholders);
  const fieldsOf = (name: keyof OwnTexts): ResumeEntry => {
    const sample: ResumeEntry = { ...templateContent[name] };
    const fields = Object.entries(Object(files[folder]?.[name]) as ResumeEntry).filter(
      ([key, value]) => !isDeepStrictEqual(value, sample[key]) && !notOwn.includes(value),
    );
    return Object.fromEntries(fields);
  };
  const own = {
    site: fieldsOf('site'),
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
  const { cv, portrait, timeZone } = main.owner;
  const { email, phone, social } = main.contact;
  return {
    site: { url: main.site.url, ...own.site },
    owner: { cv, portrait, timeZone, ...own.owner },
    about: { photo: main.about.photo, ...own.about },
    contact: { email, phone, social, ...own.contact },
  };
}

/**
 * The parts of an imported content to write. What no résumé contains, like a logo, comes from the
 * owner's entries of the same name. A list that is empty in the résumé does not replace the
 * owner's.
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
  const current: UncheckedContent = Object.assign({}, ...languages);
  const keepsOwn = (name: keyof Content, part: unknown) =>
    isDeepStrictEqual(part, []) && (folder !== '' || ownEntries(current, name).length > 0);
  const parts = Object.entries({ ...content, contact: folder === '' ? contact : address });
  return Object.fromEntries(parts.filter(([name, part]) => !keepsOwn(name as keyof Content, part)));
}

const ownEntries = (files: UncheckedContent, name: keyof Content): ResumeEntry[] => {
  const file = files[name];
  return Array.isArray(file) && !isSample(name, file) ? file.map(Object) : [];
};

const nameOf = ({ company, school, title, name }: ResumeEntry) =>
  String(company ?? school ?? title ?? name);

/** Adds to entries what the owner's entries of the same name have, and no résumé contains. */
function withOwnDetails(content: Content, files: UncheckedContent): Content {
  const parts = Object.entries(content).map(([list, part]) => {
    if (!Array.isArray(part)) return [list, part];
    const own = ownEntries(files, list as keyof Content);
    const entries = part.map((entry) => {
      const ownEntry = own.find((other) => isSameName(nameOf(other), nameOf(entry)));
      // A résumé may have a level and a note, but never a picture.
      return { ...pick(ownEntry, 'level', 'note'), ...entry, ...pick(ownEntry, 'image', 'logo') };
    });
    return [list, entries];
  });
  return Object.fromEntries(parts);
}

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
