/**
 * Addresses inside and outside the site. Those inside are made at build time: islands get finished
 * ones as props.
 */

/** True for http(s) addresses with a host and without a user name or password. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

/**
 * What is wrong with an address as the site's own, as the end of a sentence; undefined if nothing
 * is. It must be bare: scheme and host, no path.
 */
export function siteAddressFault(value: string): string | undefined {
  if (!isWebAddress(value)) {
    return 'must be an address starting with https:// (or http://), like "https://name.example"';
  }
  const { pathname, search, hash } = new URL(value);
  if (pathname !== '/' || search !== '' || hash !== '') {
    return 'must be the bare address without a path; a sub-path goes into BASE_PATH';
  }
  return undefined;
}

/**
 * The sub-path under which the site stands: '' or '/portfolio'.
 * Takes it as people write it: 'portfolio', '/portfolio/', '', undefined.
 */
export function normaliseBasePath(value = ''): string {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/**
 * Puts the base path before an address of this site: '/cv.pdf' gives '/portfolio/cv.pdf'.
 * @param address a finished address (already percent-encoded); '#skills', 'https://…' and
 *   'mailto:…' come back as they are
 */
export const withBasePath = (address: string): string =>
  /^\/(?!\/)/.test(address) ? normaliseBasePath(process.env.BASE_PATH) + address : address;

/**
 * The key under which the page keeps something in the visitor's browser. It names the page, since
 * all sites of one host share the storage: name.github.io/portfolio and name.github.io/blog.
 */
export const storageKey = (name: 'theme' | 'contact-draft'): string =>
  `portfolio-${name}${normaliseBasePath(process.env.BASE_PATH)}`;

/**
 * Percent-encodes each part of a file's path, so that '%', '#', '?' and spaces survive. In composed
 * Unicode, as the files of the export are named.
 */
export const encodePath = (file: string): string =>
  file.normalize().split('/').map(encodeURIComponent).join('/');

/**
 * Makes the full address of a path of this site, which must be percent-encoded; what is an address
 * already comes back as it is.
 */
export type AddressOf = (path: string) => string;

/** What each language has of its own; everything else, pictures and icons, is shared. */
const ownPath =
  /^\/(cv\.pdf|resume\.json|contact\.vcf|llms\.txt|og\.png|manifest\.webmanifest)?(#.*)?$/;

/**
 * The path of a file in the language of a folder: '/cv.pdf' in 'es' is '/es/cv.pdf', '/' is '/es/'.
 * @param folder '' for the main language, whose files stand at the root
 */
export const pathIn = (folder: string, path: string): string =>
  folder !== '' && ownPath.test(path) ? `/${folder}${path}` : path;

/**
 * The one place that knows where the site stands: on SITE_URL for previews, else on the content's
 * address.
 * @param site the content's `site`
 * @param folder of the language that the addresses are for
 * @returns a function from `/og.png` to `https://example.org/base/og.png`; `/` gives
 *   the page itself, without a slash at the end when it stands at the root of its host
 */
export function siteAddress(site: { url: string }, folder = ''): AddressOf {
  const { origin } = new URL(process.env.SITE_URL?.trim() || site.url);
  return (path) => {
    const { href } = new URL(withBasePath(pathIn(folder, path)), origin);
    // Next writes the canonical of a root without its slash; every other mention must equal it.
    return href === `${origin}/` ? origin : href;
  };
}

/** The full address of a link or file as the owner names it in `content/`: `/my cv.pdf`, `https://…`. */
export const fullAddress = (named: string, addressOf: AddressOf): string =>
  addressOf(named.startsWith('/') ? encodePath(named) : named);

/** The same for the page: '/my cv #2.pdf' gives '/portfolio/my%20cv%20%232.pdf'. */
export const fileAddress = (named: string): string => fullAddress(named, withBasePath);
