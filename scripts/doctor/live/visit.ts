import type { Editions } from '../../../lib/content/editions';
import { elementsIn } from '../../build/after/html';
import type { Finding } from '../findings';

/** A host's response, and the address after redirects. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A visited page: the input of all checks. */
export interface Visit {
  editions: Editions;
  /** The page's address as given, with a slash at the end. */
  address: URL;
  page: Answer;
  facts: ReturnType<typeof pageFacts>;
  /** The folder of the last build, to compare with. */
  out: string;
}

/** A check. `false` means no finding. */
export type Check = (visit: Visit) => Promise<Found>;
export type Found = (Finding | false)[];

/** What helps against most faults of files. */
export const REPUBLISH = 'Publish all of out/ again.';

/**
 * Requests an address.
 * @param redirect 'manual' returns a redirect instead of following it
 * @throws Error with a sentence without its full stop. Its cause says what is at fault: the 'address',
 *   the 'host', perhaps only today, or this machine's 'network'.
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

/** Error codes of Node → their meaning, and what is at fault. The first match counts. */
const failures: readonly [code: RegExp, text: string, fault: 'address' | 'host' | 'network'][] = [
  [/^ENOTFOUND$/, 'names a host that does not exist', 'address'],
  [/CERT|SSL|TLS|SIGNATURE/, 'has a certificate that browsers refuse', 'address'],
  [/redirect count/, 'redirects in a circle', 'address'],
  [/^(EAI_AGAIN|ENETUNREACH)$/, 'cannot be reached from here', 'network'],
  [/^ECONNREFUSED$/, 'refuses the connection', 'host'],
  [/TIMEOUT|TimeoutError/, 'did not answer in time', 'host'],
];

/** Reads the parts of a page that programs use, without running its scripts. */
export function pageFacts(html: string) {
  const elements = elementsIn(html);
  const find = (name: string, value: string) =>
    elements.find(({ attributes }) => attributes.get(name)?.toLowerCase() === value)?.attributes;
  return {
    canonical: find('rel', 'canonical')?.get('href'),
    previewPicture: find('property', 'og:image')?.get('content'),
    robots: find('name', 'robots')?.get('content') ?? '',
    policy: find('http-equiv', 'content-security-policy')?.get('content') ?? '',
  };
}

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}
