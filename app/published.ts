import { editions } from '@/lib/content';
import type { Edition } from '@/lib/content/editions';
import type { LanguageLink } from '@/lib/content/links';
import { type AddressOf, pathIn, siteAddress, withBasePath } from '@/lib/hosting/addresses';
import { preparePicture } from '@/lib/images/pictures';
import { ownNameOf } from '@/lib/locale';

/** Full addresses in an edition, for files and data that are read outside the page. */
export const addressesOf = ({ content, folder }: Edition): AddressOf =>
  siteAddress(content.site, folder);

/**
 * The full address of the portrait, for search engines and address books: of an encoded file, since
 * the original, which may tell where it was taken, is not published.
 */
export async function portraitAddress(edition: Edition): Promise<string | undefined> {
  const { portrait } = edition.content.owner;
  return portrait && addressesOf(edition)((await preparePicture(portrait.src)).fallback);
}

/**
 * The full addresses of the page in all languages; 'x-default' for visitors who read none of them.
 * @returns nothing for a site in one language
 */
export function translations(all = editions()) {
  if (all.length === 1) return [];
  return [...all, { ...all[0], language: 'x-default' }].map((edition) => ({
    language: edition.language,
    href: addressesOf(edition)('/'),
  }));
}

/** Links to the page in the other languages, each by its own name; by its full name if two are alike. */
export function otherLanguages({ folder }: Edition): LanguageLink[] {
  const names = editions().map(({ language }) => ownNameOf(language));
  const isTwice = (name?: string) => names.indexOf(name) < names.lastIndexOf(name);
  return editions()
    .filter((each) => each.folder !== folder)
    .map(({ language, folder }) => ({
      language,
      name: ownNameOf(language, isTwice(ownNameOf(language))) ?? language,
      href: withBasePath(pathIn(folder, '/')),
    }));
}
