export type MockedResponse =
  | { status?: number; body?: string; headers?: Record<string, string> }
  | 'network error'
  /** Nothing comes until the request is aborted. */
  | 'no response'
  /** Headers with an error come, but their text never ends. In Node only: jsdom has no streams. */
  | 'no end';

/**
 * Keeps tests off the network: in jsdom every request needs a response that its test mocks; in
 * Node, where servers are tested, `fetch` reaches this machine only. Any other request fails the
 * test, also if the code under test handles the error.
 */
export function guardNetwork(): void {
  const realFetch = globalThis.fetch;
  const unmocked: string[] = [];
  afterEach(() => {
    const all = unmocked.splice(0);
    if (all.length > 0) throw new Error(`The test mocks no response for ${all.join(', ')}`);
  });
  globalThis.fetch = (input, init) => {
    const { href, hostname } = new URL(input instanceof Request ? input.url : input, 'http://page');
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    if (typeof window !== 'undefined' || !isLocal) {
      unmocked.push(href);
      throw new Error(`The test mocks no response for ${href}`);
    }
    return realFetch(input, init);
  };
}

/**
 * Mocks the response to every request of this test.
 * @returns the function that takes the place of `fetch`, with its calls
 */
export const mockResponse = (response: MockedResponse) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, { signal } = {}) => {
    if (response === 'no response') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (response === 'no end') {
      const start = (body: ReadableStreamDefaultController) =>
        signal?.addEventListener('abort', () => body.error(signal.reason));
      return new Response(new ReadableStream({ start }), { status: 503 });
    }
    if (response === 'network error') throw new TypeError('Failed to fetch');
    // In jsdom, `Response` is that of whatwg-fetch.
    const { body = '', ...rest } = response;
    return new Response(body, rest);
  });
