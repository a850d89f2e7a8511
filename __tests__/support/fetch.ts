/**
 * Keeps tests off the network: in Node, where servers are tested, `fetch` reaches this machine only;
 * in jsdom, `fetch` is that of whatwg-fetch, and a test replaces its `XMLHttpRequest`. Any other
 * request fails the test, also if the code under test handles the error.
 */
export function guardNetwork(): void {
  const realFetch = globalThis.fetch;
  const unmocked: string[] = [];
  afterEach(() => {
    const all = unmocked.splice(0);
    if (all.length > 0) throw new Error(`The test mocks no response for ${all.join(', ')}`);
  });
  const refuse = (address: string) => {
    unmocked.push(address);
    throw new Error(`The test mocks no response for ${address}`);
  };
  if (typeof window !== 'undefined') {
    XMLHttpRequest.prototype.open = (_: string, url: string | URL) => refuse(String(url));
    return;
  }
  globalThis.fetch = (input, init) => {
    const { href, hostname } = new URL(input instanceof Request ? input.url : input);
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    return isLocal ? realFetch(input, init) : refuse(href);
  };
}
