/** A request that the code under test sent. */
export interface SentRequest {
  method: string;
  /** Absolute. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  aborted: boolean;
}

export type Answer =
  | { status?: number; body?: string; headers?: Record<string, string> }
  | 'network error'
  /** No response until the request is aborted. */
  | 'no answer';

let answer: Answer | undefined;
let sent: SentRequest[] = [];
let unmocked: string[] = [];

/**
 * Sets the answer to every request of this test. Needs jsdom.
 * @returns the list of requests, which grows as they are sent
 */
export function answerRequests(given: Answer): SentRequest[] {
  answer = given;
  sent = [];
  return sent;
}

/** Returns the requests without an answer, each as "POST https://…", and resets this module. */
export function takeUnmockedRequests(): string[] {
  const taken = unmocked;
  unmocked = [];
  answer = undefined;
  return taken;
}

/**
 * Keeps tests off the network: in jsdom `fetch` gives the answer that the test set; in Node, where
 * servers are tested, it reaches this machine only.
 */
export function guardNetwork(): void {
  if (typeof window !== 'undefined') {
    globalThis.fetch = stubbedFetch;
    return;
  }
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) refuse('fetch', url.href);
    return realFetch(input, init);
  };
}

function refuse(method: string, url: string): never {
  unmocked.push(`${method} ${url}`);
  throw new Error(`The test sets no answer for ${method} ${url}`);
}

/** Uses Request and Response of whatwg-fetch, since jsdom has none. */
const stubbedFetch: typeof fetch = async (input, init) => {
  const { method, url, headers, signal } = new Request(input, init);
  const request: SentRequest = {
    method,
    url: new URL(url, window.location.href).href,
    headers: Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value])),
    body: init?.body === undefined ? null : String(init.body),
    aborted: false,
  };
  if (answer === undefined) refuse(method, request.url);
  sent.push(request);

  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      request.aborted = true;
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
  if (answer === 'no answer') return aborted;
  if (answer === 'network error') throw new TypeError('Failed to fetch');
  const { body = '', ...rest } = answer;
  return new Response(body, rest);
};
