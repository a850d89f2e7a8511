import { lookup, mimes } from 'mrmime';
import { hasSvgName } from '../addresses/urls';
import { hashedFolder } from '../files/generated-names';

const YEAR_IN_SECONDS = 31_536_000;

/** Browsers accept this in headers only. The rest has hashes, and is in the `<meta>` of a page. */
const headerPolicy = "frame-ancestors 'none'";

/** An SVG has no `<meta>`. `headerPolicy` again, because Netlify sends only one of two values. */
const svgPolicy = `script-src 'none'; ${headerPolicy}`;

/** Headers of every response. HSTS excludes subdomains, where the owner may have other sites. */
const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': `max-age=${2 * YEAR_IN_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Only the most sensitive features are switched off, because every response repeats this header.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers by address. Hosts read `pattern`; `applies` says the same of a path without the base
 * path. Of rules with the same header, the last one counts.
 */
export const headerRules = [
  { pattern: '/*', applies: () => true, headers: securityHeaders },
  { pattern: '/*.svg', applies: hasSvgName, headers: { 'Content-Security-Policy': svgPolicy } },
  {
    pattern: `${hashedFolder}*`,
    applies: (pathname: string) => pathname.startsWith(hashedFolder),
    headers: { 'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable` },
  },
];

export function headersOfFile(pathname: string): Record<string, string> {
  const rules = headerRules.filter(({ applies }) => applies(pathname));
  // `no-cache` is in no rule, because hosts that read the rules send an equal value by themselves.
  return Object.assign({ 'Cache-Control': 'no-cache' }, ...rules.map((rule) => rule.headers));
}

// The library does not know the types of favicon.ico and contact.vcf.
Object.assign(mimes, { ico: 'image/x-icon', vcf: 'text/vcard' });

/** The MIME type of a page or a file; '' if its extension is unknown. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? '';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
