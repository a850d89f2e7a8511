import { editions } from '@/lib/content';
import type { Edition } from '@/lib/content/editions';
import type { LanguageLink } from '@/lib/content/links';
import type { Translation } from '@/lib/documents/metadata';
import { type AddressOf, pathIn, siteAddress, withBasePath } from '@/lib/hosting/addresses';
import { preparePicture } from '@/lib/images/pictures';
import { languageName } from '@/lib/locale';

/** Full addresses in this build, for everything that is read outside the page. */
export const addressesOf = ({ content, folder }: Edition): AddressOf =>
  siteAddress(content.site, folder);

/**
 * Where search engines and address books find the portrait: a made one. The original is not published;
 * a camera's may say where it was taken.
 */
export async function portraitAddress(edition: Edition): Promise<string | undefined> {
  const { portrait } = edition.content.owner;
  return portrait && addressesOf(edition)((await preparePicture(portrait.src)).fallback.path);
}

/**
 * The full addresses of the page in all languages; 'x-default' for visitors who read none of them.
 * @returns nothing for a site in one language
 */
export function translations(all = editions()): Translation[] {
  const [main, ...others] = all;
  if (others.length === 0) return [];
  const pages = all.map((edition) => ({
    language: edition.language,
    href: addressesOf(edition)('/'),
  }));
  return [...pages, { language: 'x-default', href: addressesOf(main)('/') }];
}

/** The links to the page in the other languages, each named as its speakers call it. */
export function otherLanguages({ folder }: Edition): LanguageLink[] {
  const all = editions();
  const tags = all.map(({ language }) => language);
  return all
    .filter((each) => each.folder !== folder)
    .map(({ language, folder }) => ({
      language,
      name: languageName(language, tags),
      href: withBasePath(pathIn(folder, '/')),
    }));
}
