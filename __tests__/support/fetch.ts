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

/**
 * Keeps tests off the network: in jsdom every request needs an answer of its test; in Node, where
 * servers are tested, `fetch` reaches this machine only.
 */
export function guardNetwork(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { href, hostname } = new URL(input instanceof Request ? input.url : input, 'http://page');
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    if (typeof window !== 'undefined' || !isLocal) {
      throw new Error(`The test sets no answer for ${href}`);
    }
    return realFetch(input, init);
  };
}

/**
 * Sets the answer to every request of this test. Needs jsdom.
 * @returns the list of requests, which grows as they are sent
 */
export function answerRequests(answer: Answer): SentRequest[] {
  const sent: SentRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // Request and Response of whatwg-fetch, since jsdom has none.
    const { method, url, headers, signal } = new Request(input, init);
    const request: SentRequest = {
      method,
      url: new URL(url, window.location.href).href,
      headers: Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value])),
      body: init?.body === undefined ? null : String(init.body),
      aborted: false,
    };
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
  });
  return sent;
}
