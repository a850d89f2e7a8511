/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { run } from '../../support/run';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.values<string>(scripts).flatMap((command) =>
  Array.from(command.matchAll(/\btsx (\S+)/g), ([, file = '']) => file),
);

/** Runs a script in a process that takes its Node for another version. */
function runIn(version: string, script: string) {
  const fake = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const options = `--import data:text/javascript,${encodeURIComponent(fake)}`;
  return run(script, [], { env: { ...process.env, NODE_OPTIONS: options } });
}

test.each([...new Set([...commands, 'next.config.ts'])])(
  '%s only says in an old Node which one it needs',
  async (script) => {
    const output = 'This needs Node 20.20 or newer, and this is Node 20.19.9: https://nodejs.org\n';
    expect(await runIn('20.19.9', script)).toEqual({ code: 1, output });
  },
);

test.each([`${engines.node.replace('>=', '')}.0`, '22.1.0'])(
  'Node %s is new enough',
  async (version) => {
    const check = 'scripts/support/require-node.ts';
    expect(await runIn(version, check)).toEqual({ code: 0, output: '' });
  },
);
