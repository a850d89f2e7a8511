import { isDeepStrictEqual } from 'node:util';
import { contentFile, type UncheckedContent } from '../../lib/content/check';
import { type Content, contentSchema } from '../../lib/content/schema';
import { placeholders, templateContent } from '../../lib/content/template';
import { coerceToSchema } from './coerce-to-schema';

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
  const { site, owner, about } = contentSchema.shape;
  const url = coerceToSchema(site.shape.url, Object(main.site).url);
  const isOwn = url !== undefined && url !== templateContent.site.url && url !== placeholders.url;
  const address = isOwn ? { url } : {};
  const content = { ...imported, site: { ...imported.site, ...address } };
  if (language === '') return content;

  const { emailService, ...contact } = content.contact;
  const portrait = coerceToSchema(owner.shape.portrait, Object(main.owner).portrait);
  const photo = coerceToSchema(about.shape.photo, Object(main.about).photo);
  const parts = {
    ...content,
    contact,
    // A file of the second language hides the main language's, so it repeats the pictures.
    owner: { ...content.owner, portrait },
    about: { ...content.about, photo },
  };
  // An empty list would hide the main language's.
  const entries = Object.entries(parts).filter(([, part]) => !isDeepStrictEqual(part, []));
  return Object.fromEntries(entries);
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
 * Whether a part of the content is the template's, except for the site's address, or an empty list.
 */
function isReplaceable(name: keyof Content, part: unknown): boolean {
  if (isDeepStrictEqual(part, [])) return true;
  const template = templateContent[name];
  const { url } = templateContent.site;
  return isDeepStrictEqual(name === 'site' ? { ...Object(part), url } : part, template);
}
