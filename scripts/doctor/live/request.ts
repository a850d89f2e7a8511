export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  failure?: undefined;
}

/** Why there is no answer. */
export interface Failure {
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
  [/^CERT_HAS_EXPIRED$/, 'has a certificate that has expired', 'address'],
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
