/**
 * Addresses inside the site. Read at build time: islands get finished addresses as props, since
 * BASE_PATH is not known in a browser.
 */

/**
 * The sub-path under which the site stands: '' or '/portfolio'.
 * Takes it as people write it: 'portfolio', '/portfolio/', '', undefined.
 */
export function normaliseBasePath(value: string | undefined): string {
  const trimmed = (value ?? '').trim().replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

/**
 * Puts the base path before an address of this site: '/cv.pdf' gives '/portfolio/cv.pdf'.
 * @param address a finished address (already percent-encoded); '#skills', 'https://…' and
 *   'mailto:…' come back as they are
 */
export function withBasePath(address: string, basePath = process.env.BASE_PATH): string {
  const isOurs = address.startsWith('/') && !address.startsWith('//');
  return isOurs ? normaliseBasePath(basePath) + address : address;
}

/**
 * The address of a file named as the owner names it in `content/`: '/my cv #2.pdf' gives
 * '/portfolio/my%20cv%20%232.pdf'. Web addresses come back as they are.
 */
export function fileAddress(file: string, basePath = process.env.BASE_PATH): string {
  return file.startsWith('/') ? withBasePath(encodePath(file), basePath) : file;
}

/**
 * Percent-encodes each part of a file's path, so that '%', '#', '?' and spaces survive. In composed
 * Unicode, as the files of the export are named.
 */
export function encodePath(file: string): string {
  return file.normalize().split('/').map(encodeURIComponent).join('/');
}
