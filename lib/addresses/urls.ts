import { asTyped } from '../text/text';

// A path begins with "/" and has no base path: "/cv.pdf". Only `withBasePath` adds the base path.
// `next.config.ts` puts BASE_PATH, which `setBasePath` has set, into the browser's scripts.

/** Whether a text is an http(s) address without a user name or password. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

export const isMailUrl = (value: string): boolean => /^mailto:/i.test(value);

/** "ana@mail.example" for "mailto:ana@mail.example?subject=Hello". */
export const mailAddressIn = (href: string): string => href.replace(/^mailto:|\?.*$/gi, '');

/** The `tel:` address (RFC 3966) of a phone number. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/**
 * Whether a text is one phone number, with at most 15 digits (E.164). "(0)" is refused, because
 * only some callers dial this zero.
 */
export const isPhone = (text: string): boolean =>
  /^[+\d\s()./\p{Pd}]+$/u.test(text) &&
  !text.includes('(0)') &&
  /^tel:\+?\d{5,15}$/.test(phoneAddress(text));

/** The beginning of what is only an address: "www.ana.example", "github.com/ana". */
export const bareStart =
  /(?<![\w@./-])(?:www\.[^\s./]+\.|(?:github|gitlab|linkedin|npmjs|youtube)\.com\/|bitbucket\.org\/)/i;

/** What programs put in place of an address, to see who follows it. */
const redirects = [
  /^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i,
  /^https?:\/\/\w+\.safelinks\.protection\.outlook\.com\/[^?]*\?/i,
  /^https?:\/\/lm?\.facebook\.com\/l\.php\?/i,
  /^https?:\/\/(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)\?/i,
];

/**
 * The address that somebody means:
 * - "https://github.com/ana" for "github.com/ana"
 * - "https://ana.example/" for "https://www.google.com/url?q=https%3A%2F%2Fana.example%2F"
 */
export function meantAddress(address: string): string {
  if (address.search(bareStart) === 0) return `https://${address}`;
  if (!redirects.some((pattern) => pattern.test(address))) return address;
  const { searchParams } = new URL(address);
  const target = ['url', 'q', 'u'].map((name) => searchParams.get(name) ?? '').find(isWebUrl);
  return target === undefined ? address : meantAddress(target);
}

/** What follows an address in a sentence: ".", ",", or a ")" without "(". */
const addressEnd = /([.,;]|(?<!\([^()]*)\))+$/;

export const cleanedAddress = (text: string): string =>
  asTyped(text).trim().replace(addressEnd, '');

/** Parameters that a copied address has for programs alone: "utm_source=cv", "hl=en". */
const forPrograms = /(?<=[?&])(utm_\w+|fbclid|gclid|hl|gl)=[^&#]*&?/gi;

/** An address as people write it: "name.example/in/josé"; "ana@name.example" without subject. */
export function shortAddress(address: string): string {
  if (isMailUrl(address)) return mailAddressIn(address);
  const short = address.replace(forPrograms, '').replace(/[?&](?=#|$)/, '');
  return decoded(short.replace(/^https?:\/\/(www\.)?|\/$/gi, ''));
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // A lone "%" cannot be decoded.
  }
}

/** Whether an address is a part of the page: "#education". Ids have letters, digits and hyphens. */
export const isFragment = (href: string): boolean => /^#[\p{L}\p{M}\p{N}-]+$/u.test(href);

/** Addresses that owners take for that of their page: "https://github.com/ana/portfolio". */
const noPages = [
  /^https?:\/\/(www\.)?((github|gitlab|linkedin|vercel)\.com|bitbucket\.org)([/:]|$)/i,
  /^https?:\/\/(app|dash)\.(netlify|cloudflare)\.com([/:]|$)/i, // the settings at a host
  /\.html?$/i, // "https://ana.example/index.html"
];

/** Whether a text is the address of a site, without "?" and "#". Its path is the base path. */
export function isSiteUrl(value: string): boolean {
  if (!isWebUrl(value) || noPages.some((pattern) => pattern.test(value))) return false;
  const { href, origin, pathname } = new URL(value);
  return href === origin + pathname && /^(\/[\w.~-]+)*\/?$/.test(pathname);
}

export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether a file has the name of an SVG. A picture of such a name must be an SVG. */
export const hasSvgName = (file: string): boolean => /\.svg$/i.test(file);

/** Whether an address is a path of the site: "/cv.pdf", but not "//host.example/cv.pdf". */
export const isSitePath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The path of the site: '/portfolio'; '' if it is at the root of its address. */
export const basePath = (): string => process.env.BASE_PATH ?? '';

/**
 * The key of an entry in the visitor's storage. It contains the base path, because all sites of a
 * host share the storage: name.github.io/portfolio and name.github.io/blog.
 */
export const storageKey = (name: 'theme' | 'contact-draft'): string =>
  `portfolio-${name}${basePath()}`;

/** '/portfolio/cv.pdf' for the path '/cv.pdf'. '#skills', 'https://…' and 'mailto:…' stay. */
export const withBasePath = (address: string): string =>
  isSitePath(address) ? basePath() + address : address;

/**
 * Percent-encodes each part of a path, also '%', '#' and '?'. The result is in composed Unicode, as
 * git stores the names of files.
 */
export const encodePath = (file: string): string =>
  file.normalize().split('/').map(encodeURIComponent).join('/');
