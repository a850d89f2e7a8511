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

/** A check. If it finds nothing, its subject is in order. */
export type Check = (visit: Visit) => Promise<CheckResult>;
export type CheckResult = Findings | typeof NOT_APPLICABLE;
/** Each `false` is ignored. */
export type Findings = (Finding | false)[];

/** The result of a check that has nothing to look at. The report does not list it as in order. */
export const NOT_APPLICABLE = 'not applicable';

/** What helps against most faults of files. */
export const REPUBLISH = 'Publish all of out/ again.';

/** A request without an answer. The message is a sentence that lacks the final period. */
export class RequestError extends Error {
  constructor(
    message: string,
    /** What to correct: the address, the host (perhaps only today), or this machine's network. */
    readonly fault: Fault,
  ) {
    super(message);
  }
}
type Fault = 'address' | 'host' | 'network';

/** Node's error codes and messages, with their meaning. The first match counts. */
const failures: readonly { pattern: RegExp; text: string; fault: Fault }[] = [
  { pattern: /^ENOTFOUND$/, text: 'names a host that does not exist', fault: 'address' },
  {
    pattern: /CERT|SSL|TLS|SIGNATURE/,
    text: 'has a certificate that browsers refuse',
    fault: 'address',
  },
  { pattern: /redirect count/, text: 'redirects in a circle', fault: 'address' },
  {
    pattern: /^(EAI_AGAIN|ENETUNREACH)$/,
    text: 'cannot be reached from here',
    fault: 'network',
  },
  { pattern: /^ECONNREFUSED$/, text: 'refuses the connection', fault: 'host' },
  { pattern: /TIMEOUT|TimeoutError/, text: 'did not answer in time', fault: 'host' },
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
    const failure = failures.find(({ pattern }) => pattern.test(reason));
    const { text, fault } = failure ?? { text: 'broke off the connection', fault: 'host' };
    throw new RequestError(`${address} ${text}`, fault);
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
  previewPicture: string | undefined;
  robots: string;
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
    previewPicture: find('property', 'og:image')?.get('content'),
    robots: find('name', 'robots')?.get('content') ?? '',
    policy: find('http-equiv', 'content-security-policy')?.get('content') ?? '',
    icon: find('rel', 'apple-touch-icon')?.get('href'),
  };
}

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const comparable = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return comparable(one) === comparable(other);
}
