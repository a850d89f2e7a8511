export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  failure?: undefined;
}

/** Why there is no answer. */
export interface Failure {
  kind: 'no host' | 'offline' | 'certificate' | 'redirects' | 'other';
  /** The end of a sentence about the address. */
  text: string;
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
    return { url, redirects, failure: { kind: 'redirects', text: 'redirects in a circle' } };
  } catch (error) {
    return { url, redirects, failure: failureOf(error as Error) };
  }
}

/** What the error codes of Node mean; the first that matches counts. */
const failures: [code: RegExp, failure: Failure][] = [
  [/^ENOTFOUND$/, { kind: 'no host', text: 'names a host that does not exist' }],
  [/^(EAI_AGAIN|ENETUNREACH)$/, { kind: 'offline', text: 'cannot be reached from here' }],
  [/^CERT_HAS_EXPIRED$/, { kind: 'certificate', text: 'has a certificate that has expired' }],
  [/ALTNAME/, { kind: 'certificate', text: 'has a certificate for another name' }],
  [/CERT|SSL|TLS|SIGNATURE/, { kind: 'certificate', text: 'has a certificate browsers refuse' }],
  [/^ECONNREFUSED$/, { kind: 'other', text: 'refuses the connection' }],
  [/TIMEOUT|TimeoutError/, { kind: 'other', text: 'did not answer in time' }],
  [/./, { kind: 'other', text: 'broke off the connection' }],
];

function failureOf({ name, cause }: Error): Failure {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  return failures.find(([known]) => known.test(code))?.[1] as Failure;
}
