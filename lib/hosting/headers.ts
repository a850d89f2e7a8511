import { drawingPolicy, headerPolicy } from './policy';

/** Two years, in seconds. */
const TWO_YEARS = 63_072_000;
/** A year, in seconds: the longest that caches are asked to keep anything. */
const ONE_YEAR = 31_536_000;

/**
 * Headers of every answer, the same for every build and every host.
 * HSTS leaves subdomains out: the owner's domain may hold others that this site knows nothing of.
 * Framing is forbidden by the policy's `frame-ancestors`.
 */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // It goes with every answer, so it names what matters of all that the page never asks for.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The folder whose file names change with their content, so that caches may keep them forever. */
export const hashedFolder = '/_next/static/';

/** `Cache-Control` of what stands in it. */
export const immutable = `public, max-age=${ONE_YEAR}, immutable`;

/** Everything else is asked for again each time, and answered "not modified" if it is not. */
export const revalidate = 'no-cache';

/** All headers of the answer with the file at this path of the site, by name. */
export function headersOfFile(pathname: string): Record<string, string> {
  return {
    ...securityHeaders,
    ...(/\.svg$/i.test(pathname) && { 'Content-Security-Policy': drawingPolicy }),
    'Cache-Control': pathname.startsWith(hashedFolder) ? immutable : revalidate,
  };
}
