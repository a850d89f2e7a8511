import { encodeLink } from '../hosting/urls';
import type { Locale } from '../locale';

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
