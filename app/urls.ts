import { locales } from '@/lib/content';
import type { LanguageLink } from '@/lib/content/links';
import type { Locale } from '@/lib/content/locales';
import { type AbsoluteUrl, absoluteUrlFor, localizedPath, sitePath } from '@/lib/hosting/urls';
import { preparePicture } from '@/lib/images/pictures';
import { ownNameOf } from '@/lib/intl';

/** Full addresses in an locale, for files and data that are read outside the page. */
export const absoluteUrlOf = ({ content, folder }: Locale): AbsoluteUrl =>
  absoluteUrlFor(content.site, folder);

/**
 * The full address of the portrait, for search engines and address books: of an encoded file, since
 * the original, which may tell where it was taken, is not published.
 */
export async function portraitUrl(locale: Locale): Promise<string | undefined> {
  const { portrait } = locale.content.owner;
  return portrait && absoluteUrlOf(locale)((await preparePicture(portrait.src)).fallback);
}

/**
 * The full addresses of the page in all languages; 'x-default' for visitors who read none of them.
 * @returns nothing for a site in one language
 */
export function translations(all = locales()) {
  if (all.length === 1) return [];
  return [...all, { ...all[0], language: 'x-default' }].map((locale) => ({
    language: locale.language,
    href: absoluteUrlOf(locale)('/'),
  }));
}

/** Links to the page in the other languages, each by its own name; by its full name if two are alike. */
export function otherLanguages({ folder }: Locale): LanguageLink[] {
  const names = locales().map(({ language }) => ownNameOf(language));
  const isTwice = (name?: string) => names.indexOf(name) < names.lastIndexOf(name);
  return locales()
    .filter((each) => each.folder !== folder)
    .map(({ language, folder }) => ({
      language,
      name: ownNameOf(language, isTwice(ownNameOf(language))) ?? language,
      href: sitePath(localizedPath(folder, '/')),
    }));
}
