import type { Locales } from '../../../lib/content/locales';
import { elementsIn } from '../../support/html';
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
  locales: Locales;
  /** The page's address on the command line or in the content, with a slash at the end. */
  address: URL;
  page: Answer;
  facts: PageFacts;
  projectDir: string;
}

/** A check of a published site. Each `false` in its result is ignored. */
export type Check = (visit: Visit) => Promise<Findings>;
export type Findings = (Finding | false)[];

/** What helps against most faults of files. */
export const REPUBLISH = 'Publish all of out/ again.';

/** A request without an answer. The message is a sentence that lacks the final period. */
export class RequestError extends Error {
  constructor(
    message: string,
    /** Whether the owner must correct the address. Otherwise a later request may succeed. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }
}

/** Node's error codes and messages that mean that an address is wrong. */
const addressFaults = [
  { pattern: /^ENOTFOUND$/, text: 'has a host that cannot be found' },
  { pattern: /CERT|SSL|TLS|SIGNATURE/, text: 'has a certificate that browsers refuse' },
  { pattern: /redirect count/, text: 'redirects in a circle' },
];

interface RequestOptions {
  /** 'manual' returns a redirect instead of following it. */
  redirect?: 'manual';
  /** How much of the body to read; by default all of it. A file may have hundreds of megabytes. */
  read?: 'first bytes' | 'nothing';
}

/**
 * Requests an address.
 * @throws RequestError if there is no answer within 15 seconds
 */
export async function request(address: string, options: RequestOptions = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      redirect: options.redirect,
      signal: AbortSignal.timeout(15_000),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; portfolio-doctor)' },
    });
    const { url, status, headers } = response;
    return { url, status, headers, body: await readBody(response, options.read) };
  } catch (error) {
    const { name, cause } = error as Error;
    const { code, message } = (cause ?? {}) as { code?: string; message?: string };
    const reason = code ?? message ?? name;
    const fault = addressFaults.find(({ pattern }) => pattern.test(reason));
    const text = fault?.text ?? `did not answer (${reason})`;
    throw new RequestError(`${address} ${text}`, fault !== undefined);
  }
}

/** Reads a body, or cancels the download early. */
async function readBody(response: Response, part: RequestOptions['read']): Promise<Buffer> {
  if (part === undefined) return Buffer.from(await response.arrayBuffer());
  const reader = response.body?.getReader();
  const { value = [] } = part === 'nothing' ? {} : ((await reader?.read()) ?? {});
  await reader?.cancel();
  return Buffer.from(value);
}

/** The parts of a page that programs use, without running its scripts. */
export interface PageFacts {
  canonical: string | undefined;
  policy: string;
  /** The path of the icon, which is at the root of the site: '/portfolio/apple-icon.png'. */
  icon: string | undefined;
}

/** Reads these parts of a page. */
export function pageFacts(html: string): PageFacts {
  const elements = elementsIn(html);
  const find = (name: string, value: string) =>
    elements.find(({ attributes }) => attributes.get(name)?.toLowerCase() === value)?.attributes;
  return {
    canonical: find('rel', 'canonical')?.get('href'),
    policy: find('http-equiv', 'content-security-policy')?.get('content') ?? '',
    icon: find('rel', 'apple-touch-icon')?.get('href'),
  };
}

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const comparable = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return comparable(one) === comparable(other);
}
