import { TextDecoder, TextEncoder } from 'node:util';

/**
 * Keeps tests off the network: in Node, where servers are tested, `fetch` reaches this machine
 * only; in jsdom, `fetch` is that of whatwg-fetch, and a test replaces its `XMLHttpRequest`. Any
 * other request fails the test, also if the code under test handles the error.
 */
function guardNetwork(): void {
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
    const isLocal = /^(127\..*|localhost|\[::1\])$/.test(hostname);
    return isLocal ? realFetch(input, init) : refuse(href);
  };
}

// Most test files need no document, and so none of these, which take time to load in each file.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('react-intersection-observer/test-utils');
  require('whatwg-fetch');
  beforeEach(() => require('./mocks/visitor-motion').setMotion(false));
  // jsdom has none, and the library that reads fonts needs one.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  // As in a page whose scripts run.
  document.documentElement.dataset.scripts = 'running';
}

guardNetwork();

// A test fails if the code under test writes to the console. If that is what it tests, it replaces
// the method: `jest.spyOn(console, 'error').mockImplementation()`.
const written: string[] = [];
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  console[method] = (...texts: unknown[]) => {
    written.push(`console.${method}: ${texts.join(' ')}`);
  };
}
afterEach(() => {
  const all = written.splice(0);
  if (all.length > 0) throw new Error(all.join('\n'));
});
