import type { Editions } from '../../../lib/content/editions';
import { elementsIn, inlineHashes } from '../../build/after/html';
import type { Finding } from '../findings';

/** What a host answered, and the address at which its redirects ended. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A visited page, which all checks look at. */
export interface Visit {
  editions: Editions;
  /** The page's address as it was given, with a slash at its end. */
  address: URL;
  page: Answer;
  facts: ReturnType<typeof pageFacts>;
  /** The folder of the last build, to compare with. */
  out: string;
}

/** A question to the published site. What is `false` stands for something that is in order. */
export type Check = (visit: Visit) => Promise<Found>;
export type Found = (Finding | false)[];

/** What heals most of what is wrong with the files. */
export const REPUBLISH = 'Publish all of out/ again.';

/**
 * Asks for an address.
 * @param redirect 'manual' for a redirect itself instead of what it leads to
 * @throws Error, a sentence without its full stop. Its cause is at fault: 'address', for every
 *   visitor; 'host', perhaps for today; 'network', that of this machine.
 */
export async function request(address: string, redirect?: 'manual'): Promise<Answer> {
  try {
    const response = await fetch(address, {
      redirect,
      signal: AbortSignal.timeout(15_000),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; portfolio-doctor)' },
    });
    const { url, status, headers } = response;
    return { url, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { name, cause } = error as Error;
    const { code, message = name } = Object(cause);
    const known = failures.find(([pattern]) => pattern.test(code ?? message));
    const [, text, fault] = known ?? [null, 'broke off the connection', 'host'];
    throw new Error(`${address} ${text}`, { cause: fault });
  }
}

/** What the error codes of Node mean, and what is at fault; the first that matches counts. */
const failures: readonly [code: RegExp, text: string, fault: 'address' | 'host' | 'network'][] = [
  [/^ENOTFOUND$/, 'names a host that does not exist', 'address'],
  [/CERT|SSL|TLS|SIGNATURE/, 'has a certificate that browsers refuse', 'address'],
  [/redirect count/, 'redirects in a circle', 'address'],
  [/^(EAI_AGAIN|ENETUNREACH)$/, 'cannot be reached from here', 'network'],
  [/^ECONNREFUSED$/, 'refuses the connection', 'host'],
  [/TIMEOUT|TimeoutError/, 'did not answer in time', 'host'],
];

/** Reads what programs read in a page, without running it. */
export function pageFacts(html: string) {
  const elements = elementsIn(html);
  const find = (name: string, value: string) =>
    elements.find(({ attributes }) => attributes.get(name)?.toLowerCase() === value)?.attributes;
  const files = elements.filter(({ tag }) => /^(link|script|img)$/.test(tag));
  return {
    canonical: find('rel', 'canonical')?.get('href'),
    previewPicture: find('property', 'og:image')?.get('content'),
    robots: find('name', 'robots')?.get('content') ?? '',
    policy: find('http-equiv', 'content-security-policy')?.get('content') ?? '',
    /** Hash sources of the inline scripts. */
    scripts: inlineHashes(html).scripts,
    /** Addresses of scripts, fonts and pictures, as they are written. */
    files: files.flatMap(({ attributes }) => attributes.get('src') ?? attributes.get('href') ?? []),
  };
}

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}
