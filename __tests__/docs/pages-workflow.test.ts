import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../support/folder';

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
const [, check = ''] = /id: pages\n.*?run: \|\n(.*?)\n\n/s.exec(workflow) ?? [];

/** Runs the workflow's question whether Pages is on, with an answer of GitHub's program. */
function ask(answer: string) {
  const dir = makeFolder({ gh: `#!/bin/sh\n${answer}\n` });
  chmodSync(path.join(dir, 'gh'), 0o755);
  const { status, stdout } = spawnSync('bash', ['-e', '-c', check], {
    cwd: dir,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dir}${path.delimiter}${process.env.PATH}`,
      GITHUB_OUTPUT: 'output',
      GITHUB_STEP_SUMMARY: 'summary',
    },
  });
  return { status, stdout, isOn: existsSync(path.join(dir, 'output')) };
}

test.each([
  ['the source is GitHub Actions', 'echo workflow', 0, true, 'Source: workflow'],
  ['the source is a branch', 'echo legacy', 1, false, '::error::The address shows README.md'],
  ['Pages is off', 'echo "HTTP 404" >&2; exit 1', 0, false, '::notice::Nothing was deployed'],
  ['GitHub does not answer', 'echo "HTTP 500" >&2; exit 1', 1, false, 'HTTP 500'],
])('if %s, the workflow for GitHub Pages says so', (_, answer, status, isOn, said) => {
  expect(ask(answer)).toEqual({ status, isOn, stdout: expect.stringContaining(said) });
});
