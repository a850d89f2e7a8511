import { symlinkSync } from 'node:fs';
import promises from 'node:fs/promises';
import { listFiles } from '@/lib/files/list-files';
import { sitesFor, wholeContents } from '@/lib/site/make-sites';
import { afterBuild } from '@/scripts/build/after-build';
import { emptyOut, publish } from '@/scripts/build/out-folder';
import { content } from '@/scripts/doctor/sample/content';
import { enterFolder, makeFolder } from '../../support/folder';
import { imageOf } from '../../support/images';

// Deployments publish `out/`. Only a build that has reached its last step puts files there.

test('if a page cannot be finished, the build names it, and out/ stays empty', async () => {
  const tag = '<script src="https://stats.example/count.js" async></script>';
  enterFolder(makeFolder({ 'exported/index.html': tag }));
  const checked = { sites: sitesFor(wholeContents({ '': content }), imageOf), images: [] };
  await expect(afterBuild({ distDir: 'exported', basePath: '' }, checked)).rejects.toThrow(
    'index.html: https://stats.example/count.js',
  );
  expect(listFiles('out')).toEqual([]);
});

test('the export replaces an earlier one, also where a symbolic link out leads to', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words', 'web/old.png': 'An earlier build' }));
  symlinkSync('web', 'out', 'junction');
  emptyOut();
  expect(listFiles('web')).toEqual([]);
  await publish('exported');
  expect(listFiles('web')).toEqual(['index.html']);
});

test('if an export cannot be copied to the end, out/ is empty', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words', 'out/index.html': 'A part' }));
  jest.spyOn(promises, 'cp').mockRejectedValue(new Error('ENOSPC'));
  await expect(publish('exported')).rejects.toThrow('ENOSPC');
  expect(listFiles('out')).toEqual([]);
});
