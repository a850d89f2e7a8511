import { encodeLink, localizedPath, sitePath } from './hosting/urls';
import { directionOf } from './intl';
import { chooseWords, type WordSettings } from './words/choose';
import type { Words } from './words/words';

/** A language of the site: its words, and the addresses of its pages and files. */
export interface Locale {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  /** A tag like 'en-PH'. */
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
  /**
   * The address of a page or file of the site, for its pages: '/base/es/cv.pdf' for '/cv.pdf'.
   * Takes a percent-encoded path. Any other address stays unchanged.
   */
  path: (path: string) => string;
  /**
   * The same with the host of SITE_URL, which previews set, or else of `site.url`, for files and
   * data that are read outside the page. '/' gives the page itself, without a slash at the end if
   * the page is at the root of its host.
   */
  url: (path: string) => string;
}

/** A link to the page in another language. */
export interface LanguageLink {
  language: string;
  /** In that language: 'Español'. */
  name: string;
  href: string;
}

/** The parts of `content/site.ts` that a locale is made from. */
interface LocaleSettings extends WordSettings {
  url: string;
}

/** Makes the locale of the language in a folder of `content/`; '' is the main language. */
export function localeFor(settings: LocaleSettings, folder = ''): Locale {
  const { language } = settings;
  const { origin } = new URL(process.env.SITE_URL?.trim() || settings.url);
  const path = (target: string) => sitePath(localizedPath(folder, target));
  return {
    folder,
    language,
    direction: directionOf(language),
    words: chooseWords(settings),
    path,
    url: (target) => {
      const { href } = new URL(path(target), origin);
      // Next writes the canonical address of the root without the slash, and all must be equal.
      return href === `${origin}/` ? origin : href;
    },
  };
}

/** An address of the content. */
export interface Link {
  /** For the page: '/base/file.pdf'. */
  href: string;
  /** The full address, for files and data that are read outside the page. */
  url: string;
}

/** Resolves a link of `content/`: a web or mail address, or a file of the site. */
export function linkFor(address: string, { path, url }: Locale): Link {
  const encoded = encodeLink(address);
  return { href: path(encoded), url: url(encoded) };
}

/** The same for a link that an entry may lack. */
export const optionalLink = (address: string | undefined, locale: Locale): Link | undefined =>
  address === undefined ? undefined : linkFor(address, locale);

/** Whether a link opens a page or file, and not a mail program or telephone. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);
