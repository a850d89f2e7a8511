import { TextDecoder, TextEncoder } from 'node:util';
import { guardNetwork } from './fetch';

// Most test files need no document, and so none of these, which take time to load in each file.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('react-intersection-observer/test-utils');
  require('whatwg-fetch');
  beforeEach(require('./mocks/match-media').setUpMedia);
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
