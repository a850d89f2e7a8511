import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file that may be served. */
export interface FoundFile {
  file: string;
  size: number;
  modified: Date;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.apk': 'application/vnd.android.package-archive',
  '.zip': 'application/zip',
};

/** The content type a host sends for a file of this name. */
export function contentType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Turns the path of an address into the parts of a path below the folder.
 * Returns null for what no honest browser sends: broken percent sequences, null bytes and other
 * control characters, backslashes, `.` and `..` in any writing that decodes to them.
 */
export function safeParts(pathname: string): string[] | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const hasControl = [...decoded].some((char) => char < ' ' || char === '\u007f');
  if (!decoded.startsWith('/') || decoded.includes('\\') || hasControl) return null;
  const parts = decoded.slice(1).split('/');
  return parts.some((part) => part === '.' || part === '..') ? null : parts;
}

/**
 * Finds the file that a host would send for an address: the file itself, else the page
 * `<name>.html`, else the folder's `index.html`. Returns null if there is none, if it is one
 * the host keeps for itself (`_headers`, a compressed copy), or if it lies outside `root`, be it
 * through a link. `root` must be a real path (`fs.realpath`).
 */
export async function findFile(root: string, parts: string[]): Promise<FoundFile | null> {
  if (parts.slice(0, -1).includes('')) return null; // Two slashes in a row.
  const name = parts.join('/');
  const isFolder = name === '' || name.endsWith('/');
  const names = isFolder ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  for (const candidate of names) {
    if (/^_(headers|redirects)$/i.test(candidate)) return null;
    const found = await fileWithin(root, path.join(root, candidate));
    if (!found) continue;
    const original = /\.(br|gz)$/i.test(candidate) ? candidate.slice(0, -3) : null;
    if (original !== null && (await fileWithin(root, path.join(root, original)))) return null;
    return found;
  }
  return null;
}

/**
 * The compressed copy of a file that suits the browser's `Accept-Encoding`, if there is one:
 * Brotli first. `hasCopies` is true as soon as one exists, since caches must then be told (Vary).
 */
export async function findCopy(root: string, file: string, accepts: string) {
  const copies = [
    { encoding: 'br', found: await fileWithin(root, `${file}.br`) },
    { encoding: 'gzip', found: await fileWithin(root, `${file}.gz`) },
  ];
  const wanted = accepts
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const copy = copies.find(({ encoding, found }) => found && wanted.includes(encoding));
  return { hasCopies: copies.some(({ found }) => found), copy };
}

async function fileWithin(root: string, file: string): Promise<FoundFile | null> {
  try {
    const real = await realpath(file);
    const info = await stat(real);
    if (!real.startsWith(root + path.sep) || !info.isFile()) return null;
    return { file: real, size: info.size, modified: info.mtime };
  } catch {
    return null; // Not there, not readable, a name too long, a file used as a folder: not found.
  }
}
