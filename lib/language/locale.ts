import { encodePath, isPath, localizedPath, sitePath } from '../hosting/urls';
import { chooseWords, type WordSettings } from '../words/choose';
import type { Words } from '../words/words';
import { directionOf } from './intl';

/** A language of the site: its words, and the addresses of its pages and files. */
export interface Locale {
  /** Its folder in `content/` and in the export: 'es'; '' for the main language. */
  folder: string;
  language: string;
  direction: 'ltr' | 'rtl';
  words: Words;
  /**
   * The address of a page or file for links on the site: '/base/es/cv.pdf' for '/cv.pdf'. The path
   * is percent-encoded. Addresses of other sites stay unchanged.
   */
  path: (path: string) => string;
  /**
   * The full address, for readers outside the site. Its host is that of SITE_URL, which the
   * workflow for GitHub Pages sets, or of `site.url`.
   */
  url: (path: string) => string;
}

export interface LanguageLink {
  language: string;
  /** In that language: 'Español'. */
  name: string;
  href: string;
}

/** The settings that determine a locale: a part of `content/site.ts`. */
interface LocaleSettings extends WordSettings {
  /** The address of the site. */
  url: string;
}

export function localeFor(site: LocaleSettings, folder = ''): Locale {
  const { language } = site;
  const { origin } = new URL(process.env.SITE_URL?.trim() || site.url);
  const path = (target: string) => sitePath(localizedPath(folder, target));
  return {
    folder,
    language,
    direction: directionOf(language),
    words: chooseWords(site),
    path,
    url: (target) => {
      const { href } = new URL(path(target), origin);
      // Next writes the canonical address of the root without the slash, and all must be equal.
      return href === `${origin}/` ? origin : href;
    },
  };
}

/** Resolves a link of `content/`: a web or mail address, or a file like "/my cv #2.pdf". */
export function linkFor(address: string, { path, url }: Locale) {
  const encoded = isPath(address) ? encodePath(address) : address;
  return { href: path(encoded), url: url(encoded) };
}

export const optionalLink = (address: string | undefined, locale: Locale) =>
  address === undefined ? undefined : linkFor(address, locale);

/** Whether a link opens a page or file, and not a mail program or telephone. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);
