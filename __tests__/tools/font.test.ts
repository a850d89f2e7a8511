import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files/list-files';
import { linkPackages, makeFolder } from '../support/folder';
import { run } from '../support/run';

test('npm run font makes the files and measures of the typeface in lib/design/typeface.ts', async () => {
  const cwd = makeFolder({
    'lib/design/fonts/text-basic.woff2': 'old',
    'lib/design/typeface.json': '{}',
  });
  linkPackages(cwd);
  const { code, output } = await run('tools/font.ts', [], { cwd });
  expect([code, output]).toEqual([0, expect.stringContaining('lib/design/typeface.json: ')]);
  const read = (dir: string, file: string) => readFileSync(path.join(dir, 'lib', file));
  const files = listFiles(path.join(cwd, 'lib'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !read(cwd, file).equals(read('.', file)))).toEqual([]);
});
