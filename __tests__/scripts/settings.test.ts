import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import { copySite } from '@/__tests__/sites/site-copy';
import config from '@/next.config';
import { minimalContent } from '../contents/minimal';
import { cleanEnv } from '../support/clean-env';
import { makeFolder } from '../support/folder';
import { freePort } from '../support/free-port';

test('a build is one for production, whatever NODE_ENV is, and Next does not export into out/', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const exported = { output: 'export', distDir: '.next/export' };
  expect(config(PHASE_PRODUCTION_BUILD)).toMatchObject(exported);
  expect(process.env.NODE_ENV).toBe('production');
});

test('doctor and preview read the settings of .env, like the build', async () => {
  // The fault names the path of the page.
  const content = { ...minimalContent, awards: [{ title: 'A', summary: '[B](#c)' }] };
  const cwd = await copySite('settings', {
    '.env': '\ufeffSITE_URL="https://juan.example/my-$NAME/"\nNAME=site\n',
    ...contentFileTexts(content),
    'content/index.ts': indexFileText('content', content),
    'out/index.html': '<h1>Juan</h1>',
  });
  const env = cleanEnv({ PORT: String(await freePort()) });
  for (const [status, ...args] of [
    [null, '--import', 'tsx', 'scripts/preview.ts'],
    // Only with --strict it has another status after a fault.
    [0, '--import', 'tsx', 'scripts/doctor.ts'],
  ] as const) {
    const command = spawn(process.execPath, args, { cwd, env });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      // It would go on.
      if (output.includes('Your page:')) command.kill();
    };
    command.stdout.on('data', read);
    command.stderr.on('data', read);
    expect(await once(command, 'close')).toEqual([status, status === null ? 'SIGTERM' : null]);
    expect(output).toContain('/my-site/');
  }
}, 60_000);

const wrong = 'var answer: number = "text"; export default answer';

/** An owner's project with files that are no part of the page. None of them is correct. */
const dir = makeFolder({
  'content/index.ts': "export const content = 'content';\n",
  'content/notes.js': 'export const notes = nobody;\n',
  'public/talk/slides.mjs': 'export const at = missing.at; const at = 1',
  'public/talk/biome.json': '{}',
  'public/video/part-1.ts': '\u0000\u0001',
  'moving-in/old-site/pages/index.tsx': wrong,
  'moving-in/old-site/types.d.ts': 'declare module "react" { const x: y }',
  'moving-in/old-site/biome.json': '{ "root": true, "nothing": 1 }',
  'moving-in/old-site/tsconfig.json': '{ "include": 1 }',
  'notes/draft.ts': wrong,
  'sw.ts': wrong,
  'data.json': '{"a":1,}',
  ...Object.fromEntries(
    ['.gitignore', 'biome.json', 'tsconfig.json'].map((file) => [file, readFileSync(file)]),
  ),
});
symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction');

test.each([
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', 'false']],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
])('the owner’s own files are no part of the check of %s', (_, program, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect({ status, problems: stderr || stdout.match(/error/g) }).toEqual({
    status: 0,
    problems: null,
  });
});
