import { drawingPolicy, headerPolicy } from './policy';

const TWO_YEARS = 63_072_000;
/** A year, in seconds: the largest useful max-age. */
const ONE_YEAR = 31_536_000;

/**
 * Headers of every answer, the same for every build and every host. HSTS does not include
 * subdomains: the owner's domain may have others.
 */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Short, because every answer has it: only the most sensitive features are switched off.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The folder whose file names change with their content, so that caches may keep them forever. */
export const hashedFolder = '/_next/static/';

export const immutable = `public, max-age=${ONE_YEAR}, immutable`;

/** `Cache-Control` of all other files: caches ask each time whether the file has changed. */
export const revalidate = 'no-cache';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/**
 * The MIME type of a page or a generated file; '' for a file with another ending. `next dev` and
 * the preview send it.
 */
export const contentTypeOf = (file: string): string =>
  contentTypes[file.replace(/.*\./, '').toLowerCase()] ?? '';

/** The headers that a host sends with the file at a path: their values by their names. */
export function headersOfFile(pathname: string): Record<string, string> {
  return {
    ...securityHeaders,
    ...(/\.svg$/i.test(pathname) && { 'Content-Security-Policy': drawingPolicy }),
    'Cache-Control': pathname.startsWith(hashedFolder) ? immutable : revalidate,
  };
}
