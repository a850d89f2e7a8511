import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import config from '@/next.config';
import { makeFolder } from '../support/folder';

test('a build is one for production, whatever NODE_ENV is, and Next does not export into out/', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const exported = { output: 'export', distDir: '.next/export' };
  expect(config(PHASE_PRODUCTION_BUILD)).toMatchObject(exported);
  expect(process.env.NODE_ENV).toBe('production');
});

/** An owner's project with files that are no part of the page. None of them is correct. */
const dir = makeFolder({
  'content/index.ts': "export const content = 'content';\n",
  'content/notes.js': 'export const notes = nobody;\n',
  'public/talk/biome.json': '{}',
  'public/video/part-1.ts': '\u0000\u0001',
  'moving-in/old-site/types.d.ts': 'declare module "react" { const x: y }',
  'moving-in/old-site/biome.json': '{ "root": true, "nothing": 1 }',
  'sw.ts': 'var answer: number = "text"; export default answer',
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
