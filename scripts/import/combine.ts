import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { contentFile, type UncheckedContent } from '../../lib/content/files';
import { placeholders } from '../../lib/content/placeholders';
import { type Content, contentSchema } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { coerceToSchema } from './coerce-to-schema';
import { entriesIn } from './reading';

/**
 * Adapts imported content to the files that the owner has. It keeps the address of the site, which
 * is often the owner's first edit, and what a second language shares with the main one.
 * @param main the files of the main language, unchecked
 * @param language of a second language; '' for the main one
 * @returns the parts to write
 */
export function combine(
  imported: Content,
  main: UncheckedContent,
  language: string,
): Partial<Content> {
  const url = coerceToSchema(contentSchema.shape.site.shape.url, Object(main.site).url);
  const isOwn = url !== undefined && url !== templateContent.site.url && url !== placeholders.url;
  const content = isOwn ? { ...imported, site: { ...imported.site, url } } : imported;
  if (language === '') return content;
  // An empty list would hide the list of the main language.
  const parts = Object.entries(withShared(content, main));
  return Object.fromEntries(parts.filter(([, part]) => !isDeepStrictEqual(part, [])));
}

/**
 * Adds to a second language what it shares with the main one and what a résumé lacks: pictures,
 * time zone and e-mail address. A file of a second language hides the main language's file.
 */
function withShared(content: Content, main: UncheckedContent): Content {
  const { owner, about, experience, education, projects, contact } = contentSchema.shape;
  const mainOwner = Object(main.owner);
  const { emailService, email, ...address } = content.contact;
  const mainEmail = coerceToSchema(contact.shape.email, Object(main.contact).email);
  return {
    ...content,
    owner: {
      ...content.owner,
      portrait: coerceToSchema(owner.shape.portrait, mainOwner.portrait),
      timeZone: content.owner.timeZone ?? coerceToSchema(owner.shape.timeZone, mainOwner.timeZone),
    },
    about: {
      ...content.about,
      photo: coerceToSchema(about.shape.photo, Object(main.about).photo),
    },
    experience: withPictures(experience, content.experience, main.experience, 'company', 'logo'),
    education: withPictures(
      education.unwrap(),
      content.education,
      main.education,
      'school',
      'logo',
    ),
    projects: withPictures(projects, content.projects, main.projects, 'title', 'image'),
    contact: { ...address, email: email === placeholders.email ? (mainEmail ?? email) : email },
  };
}

/**
 * Entries with the picture of the main language's entry of the same name, if the build accepts it.
 */
function withPictures<Item extends object>(
  schema: z.core.$ZodType<Item[]>,
  entries: Item[],
  main: unknown,
  name: keyof Item & string,
  picture: keyof Item & string,
): Item[] {
  const pictured = entries.map((entry) => {
    const same = entriesIn(main).find((other) => other[name] === entry[name]);
    return same === undefined ? entry : { ...entry, [picture]: same[picture] };
  });
  return coerceToSchema(schema, pictured) ?? entries;
}

/**
 * The files that the import may not overwrite, because they contain texts of the owner.
 * @param files what the owner has in the language, unchecked; a file with a mistake is undefined
 * @param parts what the import would write
 */
export const ownFiles = (
  files: UncheckedContent,
  parts: Partial<Content>,
  language: string,
): string[] =>
  (Object.keys(parts) as (keyof Content)[])
    .filter((name) => !isReplaceable(name, files[name]))
    .map((name) => contentFile(name, language));

/**
 * Whether a part of the content equals the template, except for the site's address, or is an empty
 * list.
 */
function isReplaceable(name: keyof Content, part: unknown): boolean {
  if (isDeepStrictEqual(part, [])) return true;
  const template = templateContent[name];
  const { url } = templateContent.site;
  return isDeepStrictEqual(name === 'site' ? { ...Object(part), url } : part, template);
}
