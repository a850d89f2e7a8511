/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { run } from '../../support/run';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.values<string>(scripts).flatMap((command) =>
  Array.from(command.matchAll(/\btsx (\S+)/g), ([, file = '']) => file),
);

/** Runs a file in a process that takes its Node for another version. */
function runIn(version: string, file: string) {
  const fake = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const options = `--import data:text/javascript,${encodeURIComponent(fake)}`;
  return run(file, ['--help'], { env: { ...process.env, NODE_OPTIONS: options } });
}

test.each([...new Set([...commands, 'next.config.ts'])])(
  '%s asks for a newer Node',
  async (file) => {
    expect(await runIn('20.19.9', file)).toEqual({
      code: 1,
      output: 'This needs Node 20.20 or newer, and this is Node 20.19.9: https://nodejs.org\n',
    });
  },
);

test('runs in the oldest Node that package.json names, and in newer ones', async () => {
  for (const version of [`${engines.node.replace('>=', '')}.0`, '22.1.0']) {
    expect(await runIn(version, 'scripts/preview.ts')).toMatchObject({ code: 0 });
  }
});
