/** @jest-environment node */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/list-files';
import { makeFolder } from '../support/folder';
import { run } from '../support/run';

test('npm run font makes the files of the typeface in lib/design/typeface.ts', async () => {
  const cwd = makeFolder({
    'lib/design/fonts/text-basic.woff2': 'old',
    'lib/design/typeface.json': '{}',
  });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
  const { code, output } = await run('tools/font.ts', [], { cwd });
  expect([code, output]).toEqual([0, expect.stringContaining('lib/design/typeface.json: ')]);
  const different = listFiles(path.join(cwd, 'lib')).filter(
    (file) =>
      !readFileSync(path.join(cwd, 'lib', file)).equals(readFileSync(path.join('lib', file))),
  );
  expect(different).toEqual([]);
});
