import { TextDecoder, TextEncoder } from 'node:util';

const problems: string[] = [];
afterEach(() => {
  const all = problems.splice(0);
  if (all.length > 0) throw new Error(all.join('\n'));
});

/**
 * Keeps tests off the network: in Node, where servers are tested, `fetch` reaches this machine
 * only; in jsdom, `fetch` is that of whatwg-fetch, and a test replaces its `XMLHttpRequest`. Any
 * other request fails the test, also if the code under test handles the error.
 */
function refuse(address: string): never {
  const problem = `The test mocks no response for ${address}`;
  problems.push(problem);
  throw new Error(problem);
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
  XMLHttpRequest.prototype.open = (_: string, url: string | URL) => refuse(String(url));
} else {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { href, hostname } = new URL(input instanceof Request ? input.url : input);
    const isLocal = /^(127\..*|localhost|\[::1\])$/.test(hostname);
    return isLocal ? realFetch(input, init) : refuse(href);
  };
}

// A test fails if the code under test writes to the console. If that is what it tests, it replaces
// the method: `jest.spyOn(console, 'error').mockImplementation()`.
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  console[method] = (...texts: unknown[]) => {
    problems.push(`console.${method}: ${texts.join(' ')}`);
  };
}
