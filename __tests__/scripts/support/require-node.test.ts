/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { firstImport } from '../../support/first-import';
import { run } from '../../support/run';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.values<string>(scripts).flatMap((command) =>
  Array.from(command.matchAll(/\btsx (scripts\S+)/g), ([, file = '']) => file),
);
const check = 'scripts/support/require-node';

// Node runs the imports of a module in their order.
test.each([...new Set([...commands, 'next.config.ts'])])(
  '%s checks the version of Node before it imports anything else',
  (file) => expect(firstImport(file)).toBe(check),
);

test.each([
  ['20.19.9', 1],
  [`${engines.node.replace('>=', '')}.0`, 0],
  ['22.1.0', 0],
])('in Node %s the check ends with status %d', async (version, code) => {
  // The process takes its Node for another version.
  const fake = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const options = `--import data:text/javascript,${encodeURIComponent(fake)}`;
  const env = { ...process.env, NODE_OPTIONS: options };
  const reason = `This needs Node 20.20 or newer, and this is Node ${version}: https://nodejs.org\n`;
  expect(await run(`${check}.ts`, [], { env })).toEqual({ code, output: code === 1 ? reason : '' });
});
