// Addresses of the site. A path begins with "/" and has no base path: "/cv.pdf". `withBasePath` and the
// functions of `addresses.ts` add the base path. `next.config.ts` puts BASE_PATH into the browser's
// scripts.

/** Whether a text is an http(s) address without a user name or password. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Whether a text is the address of a site, without a path. */
export const isSiteUrl = (value: string): boolean =>
  isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`;

/** Whether a host is the visitor's own computer, like that of the preview server. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The sub-path of the site: '' or '/portfolio'.
 * @param value as people write it: 'portfolio', '/portfolio/', '', undefined
 */
export function normalizeBasePath(value = ''): string {
  const trimmed = value.trim().replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/** Whether a file is named as an SVG. The build refuses a file of this name that is no SVG. */
export const hasSvgName = (file: string): boolean => /\.svg$/i.test(file);

/** Whether an address is the path of a file of this site, and not "https://…" or "#skills". */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);

/**
 * Puts the base path before a path: '/cv.pdf' gives '/portfolio/cv.pdf'.
 * @param address percent-encoded; '#skills', 'https://…' and 'mailto:…' stay unchanged
 */
export const withBasePath = (address: string): string =>
  isSitePath(address) ? normalizeBasePath(process.env.BASE_PATH) + address : address;

/**
 * Percent-encodes each part of a file's path, also '%', '#' and '?'. The result is in composed
 * Unicode, like the names of exported files.
 */
export const encodePath = (file: string): string =>
  file.normalize().split('/').map(encodeURIComponent).join('/');
