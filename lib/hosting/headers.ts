import { headerPolicy } from './policy';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Two years, in seconds. */
const TWO_YEARS = 63_072_000;
/** A year, in seconds: the longest that caches are asked to keep anything. */
const ONE_YEAR = 31_536_000;

/**
 * Headers of every answer, the same for every build and every host.
 * HSTS leaves subdomains out: the owner's domain may hold others that this site knows nothing of.
 * Framing is forbidden by the policy's `frame-ancestors`.
 */
export const securityHeaders: readonly Header[] = [
  { name: 'Content-Security-Policy', value: headerPolicy },
  { name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS}` },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // It goes with every answer, so it names what matters of all that the page never asks for.
  { name: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Folders whose file names change with their content, so that caches may keep them forever. */
export const hashedFolders = ['/_next/static/', '/pictures/'] as const;

export const immutable: Header = {
  name: 'Cache-Control',
  value: `public, max-age=${ONE_YEAR}, immutable`,
};

/** Everything else is asked for again each time, and answered "not modified" if it is not. */
export const revalidate: Header = { name: 'Cache-Control', value: 'no-cache' };

/** All headers of the answer with the file at this path of the site; one that is not there gets none for caches. */
export function headersOfFile(pathname: string): readonly Header[] {
  const isHashed = hashedFolders.some((folder) => pathname.startsWith(folder));
  return [...securityHeaders, isHashed ? immutable : revalidate];
}
