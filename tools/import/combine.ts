import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, contentFile, type UncheckedContent } from '../../lib/content/files';
import { type Content, contentSchema } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { placeholders } from '../../lib/profile/person';
import { PlainError } from '../../scripts/support/run-script';
import { coerceToSchema } from './coerce-to-schema';

const siteSchema = contentSchema.shape.site.shape;

/**
 * Adapts imported content to the files that the owner has. It keeps the address of the site, which
 * is often the owner's first edit, legal texts, which no résumé contains, and what a second
 * language shares with the main one.
 * @param files the files of all languages, unchecked
 * @param folder of a second language; '' for the main one
 * @returns the parts to write
 * @throws PlainError for a second language if the main one has faults
 */
export function combine(imported: Content, files: ContentFiles, folder: string): Partial<Content> {
  const currentSite = Object(files[folder]?.site);
  const legal = coerceToSchema(siteSchema.legal, currentSite.legal);
  const site = { ...imported.site, legal };
  const url = coerceToSchema(siteSchema.url, currentSite.url);
  const isUnchanged = url === templateContent.site.url || url === placeholders.url;
  if (url !== undefined && !isUnchanged) site.url = url;
  if (folder === '') return { ...imported, site };

  const { data: main } = contentSchema.safeParse(files['']);
  if (main === undefined) {
    throw new PlainError(
      'Nothing was written: first correct what npm run doctor reports as wrong.',
    );
  }
  // An empty list would hide the list of the main language.
  const parts = Object.entries(withShared({ ...imported, site }, main));
  return Object.fromEntries(parts.filter(([, part]) => !isDeepStrictEqual(part, [])));
}

/**
 * Adds to a second language what it shares with the main one and what a résumé lacks: pictures,
 * time zone and e-mail address. A file of a second language hides the main language's file.
 */
function withShared(content: Content, main: Content): Content {
  const { owner, about } = content;
  const { emailService, email, ...address } = content.contact;
  return {
    ...content,
    owner: {
      ...owner,
      portrait: main.owner.portrait,
      timeZone: owner.timeZone ?? main.owner.timeZone,
    },
    about: { ...about, photo: main.about.photo },
    experience: withPictures(content.experience, main.experience, 'company', 'logo'),
    education: withPictures(content.education, main.education, 'school', 'logo'),
    projects: withPictures(content.projects, main.projects, 'title', 'image'),
    contact: { ...address, email: email === placeholders.email ? main.contact.email : email },
  };
}

/**
 * Copies the pictures of the main language into the entries that have the same name.
 * @param name the field with the name of an entry
 * @param picture the field with its picture
 */
function withPictures<Item>(
  entries: Item[],
  mainEntries: Item[],
  name: keyof Item,
  picture: keyof Item,
): Item[] {
  return entries.map((entry) => {
    const same = mainEntries.find((other) => other[name] === entry[name]);
    return { ...entry, [picture]: same?.[picture] };
  });
}

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
    .filter((name) => !isReplaceable(name, current[name]))
    .map((name) => contentFile(name, folder));

/** Whether a file equals the template, except for the site's address, or has an empty list. */
function isReplaceable(name: keyof Content, part: unknown): boolean {
  if (isDeepStrictEqual(part, [])) return true;
  const template = templateContent[name];
  const { url } = templateContent.site;
  return isDeepStrictEqual(name === 'site' ? { ...Object(part), url } : part, template);
}
