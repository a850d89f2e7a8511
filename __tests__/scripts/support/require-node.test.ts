import { readFileSync } from 'node:fs';
import path from 'node:path';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.values<string>(scripts).flatMap((command) =>
  Array.from(command.matchAll(/\btsx (\S+)/g), ([, file = '']) => file),
);
const sentence = 'This needs Node 20.20 or newer, and this is Node 20.19.9: https://nodejs.org';

const { versions } = process;
const setVersions = (value: NodeJS.ProcessVersions) =>
  Object.defineProperty(process, 'versions', { value, configurable: true });
afterEach(() => setVersions(versions));

/**
 * Loads a script with another version of Node, until it ends the process.
 * @returns the exit code and what it prints; code undefined if it does not end the process
 */
function loadIn(version: string, script: string) {
  setVersions({ ...versions, node: version });
  const error = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process ends.');
  });
  try {
    jest.isolateModules(() => require(path.resolve(script)));
  } catch (fault) {
    if (exit.mock.calls.length === 0) throw fault;
  }
  return { code: exit.mock.calls[0]?.[0], printed: error.mock.calls };
}

test.each([...new Set([...commands, 'next.config.ts'])])(
  'in an old Node, %s only says which version it needs',
  (script) => {
    expect(loadIn('20.19.9', script)).toEqual({ code: 1, printed: [[sentence]] });
  },
);

test.each([`${engines.node.replace('>=', '')}.0`, '22.1.0'])('Node %s is new enough', (version) => {
  const check = 'scripts/support/require-node.ts';
  expect(loadIn(version, check)).toEqual({ code: undefined, printed: [] });
});
