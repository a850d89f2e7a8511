export type Answer =
  | { status?: number; body?: string; headers?: Record<string, string> }
  | 'network error'
  /** No response until the request is aborted. */
  | 'no answer';

/**
 * Keeps tests off the network: in jsdom every request needs an answer of its test; in Node, where
 * servers are tested, `fetch` reaches this machine only. Any other request fails the test, also if
 * the code under test handles the error.
 */
export function guardNetwork(): void {
  const realFetch = globalThis.fetch;
  const unanswered: string[] = [];
  afterEach(() => {
    const all = unanswered.splice(0);
    if (all.length > 0) throw new Error(`The test sets no answer for ${all.join(', ')}`);
  });
  globalThis.fetch = (input, init) => {
    const { href, hostname } = new URL(input instanceof Request ? input.url : input, 'http://page');
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    if (typeof window !== 'undefined' || !isLocal) {
      unanswered.push(href);
      throw new Error(`The test sets no answer for ${href}`);
    }
    return realFetch(input, init);
  };
}

/**
 * Sets the answer to every request of this test. Needs jsdom.
 * @returns the function that takes the place of `fetch`, with its calls
 */
export const answerRequests = (answer: Answer) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, { signal } = {}) => {
    if (answer === 'no answer') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (answer === 'network error') throw new TypeError('Failed to fetch');
    // The Response of whatwg-fetch, since jsdom has none.
    const { body = '', ...rest } = answer;
    return new Response(body, rest);
  });
