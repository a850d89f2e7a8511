import type { Content } from '../../../lib/content/schema';
import { elementsIn, hashSource, isInlineScript } from '../../build/after/html';
import type { Finding } from '../findings';

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  failure?: undefined;
}

/** Why there is no answer. */
interface Failure {
  /** The end of a sentence about the address. */
  text: string;
  /** What is at fault: the address, for every visitor; its host, perhaps for today; our network. */
  cause: 'address' | 'host' | 'network';
}

/** What came of a request, and where its redirects ended. */
export type Reply = (Answer | { failure: Failure }) & {
  url: string;
  redirects: { status: number; to: string }[];
};

/** A visited page, which all checks look at. */
export interface Visit {
  content: Content;
  /** The page's address as it was given, with a slash at its end. */
  address: URL;
  /** Whether the content says that the page stands there. */
  isOwn: boolean;
  page: Answer & { url: string };
  facts: PageFacts;
  /** The files that the build makes of the content, by path in the export. */
  madeFiles: Readonly<Record<string, { type: string }>>;
  /** The folder of the last build, to compare with. */
  out: string;
}

/** A question to the published site. What is `false` stands for something that is in order. */
export type Check = (visit: Visit) => Found | Promise<Found>;
export type Found = (Finding | false)[];

/** For each answer, in milliseconds. */
const LIMIT_MS = 15_000;
const MOST_REDIRECTS = 10;

/** Asks for an address, following redirects. Never throws. */
export async function request(address: string): Promise<Reply> {
  const redirects: Reply['redirects'] = [];
  let url = address;
  try {
    while (redirects.length <= MOST_REDIRECTS) {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: { 'User-Agent': 'Mozilla/5.0 (compatible; portfolio-doctor)' },
      });
      const body = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      const location = headers.get('location');
      if (status < 300 || status > 399 || location === null) {
        return { url, redirects, status, headers, body };
      }
      url = new URL(location, url).href;
      redirects.push({ status, to: url });
    }
    return { url, redirects, failure: { text: 'redirects in a circle', cause: 'address' } };
  } catch (error) {
    return { url, redirects, failure: failureOf(error as Error) };
  }
}

/** What the error codes of Node mean; the first that matches counts. */
const failures: [code: RegExp, text: string, cause: Failure['cause']][] = [
  [/^ENOTFOUND$/, 'names a host that does not exist', 'address'],
  [/^(EAI_AGAIN|ENETUNREACH)$/, 'cannot be reached from here', 'network'],
  [/ALTNAME/, 'has a certificate for another name', 'address'],
  [/CERT|SSL|TLS|SIGNATURE/, 'has a certificate that browsers refuse', 'address'],
  [/^ECONNREFUSED$/, 'refuses the connection', 'host'],
  [/TIMEOUT|TimeoutError/, 'did not answer in time', 'host'],
];

function failureOf({ name, cause: error }: Error): Failure {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? name;
  const [, text, cause] = failures.find(([known]) => known.test(code)) ?? [];
  return { text: text ?? 'broke off the connection', cause: cause ?? 'host' };
}

/** What programs read in a page. */
interface PageFacts {
  canonical?: string;
  /** The address of the preview picture, `og:image`. */
  image?: string;
  /** What `<meta name="robots">` says. */
  robots: string;
  /** The content-security policy of the page's own `<meta>`. */
  policy: string;
  /** Hash sources of the inline scripts. */
  scripts: string[];
  /** Addresses of scripts, fonts and pictures, as they are written. */
  files: string[];
}

/** Reads a page without running it. */
export function pageFacts(html: string): PageFacts {
  const elements = elementsIn(html);
  const find = (name: string, value: string) =>
    elements.find(({ attributes }) => attributes.get(name)?.toLowerCase() === value)?.attributes;
  const files = elements.filter(({ tag }) => /^(link|script|img)$/.test(tag));
  return {
    canonical: find('rel', 'canonical')?.get('href'),
    image: find('property', 'og:image')?.get('content'),
    robots: find('name', 'robots')?.get('content') ?? '',
    policy: find('http-equiv', 'content-security-policy')?.get('content') ?? '',
    scripts: elements.filter(isInlineScript).map(({ text }) => hashSource(text)),
    files: files.flatMap(({ attributes }) => attributes.get('src') ?? attributes.get('href') ?? []),
  };
}

/** The full address of a file of the site: 'og.png' → 'https://…/portfolio/og.png'. */
export const addressOf = ({ address }: Visit, path: string): string =>
  new URL(`./${path}`, address).href;

/** Whether two addresses lead to the same page, with or without a slash at the end. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[#?].*$/, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}
