import fs, { readdirSync, symlinkSync } from 'node:fs';
import promises from 'node:fs/promises';
import { listFiles } from '@/lib/files/list-files';
import { sitesFor, wholeContents } from '@/lib/site/make-sites';
import { afterBuild } from '@/scripts/build/after-build';
import { publish, removeOut } from '@/scripts/build/out-folder';
import { content } from '@/scripts/doctor/sample/content';
import { enterFolder, makeFolder } from '../../support/folder';
import { imageOf } from '../../support/images';

// Deployments publish `out/`. Only a build that has reached its last step leaves one.

test('if a page cannot be finished, the build names it, and there is no out/', async () => {
  const tag = '<script src="https://stats.example/count.js" async></script>';
  enterFolder(makeFolder({ 'exported/index.html': tag }));
  const checked = { sites: sitesFor(wholeContents({ '': content }), imageOf), images: [] };
  await expect(afterBuild({ distDir: 'exported', basePath: '' }, checked)).rejects.toThrow(
    'index.html: https://stats.example/count.js',
  );
  expect(readdirSync('.')).not.toContain('out');
});

/** Makes `out/` a mounted folder: Node can neither remove it nor move another folder to it. */
function mountOut() {
  const { rmSync } = fs;
  jest.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
    if (file === 'out') throw new Error('EBUSY');
    rmSync(file, options);
  });
  jest.spyOn(promises, 'rename').mockRejectedValue(new Error('EXDEV'));
}

test('a mounted folder out/ is emptied before a build, and then gets the finished export', async () => {
  const exported = { 'exported/index.html': 'Words', 'exported/.nojekyll': '' };
  enterFolder(makeFolder({ ...exported, 'out/images/old.png': 'An earlier build' }));
  mountOut();
  removeOut();
  expect(listFiles('out')).toEqual([]);
  await publish('exported');
  expect(listFiles('out')).toEqual(['.nojekyll', 'index.html']);
});

test('an export on another disk than out/ is copied', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words' }));
  jest.spyOn(promises, 'rename').mockRejectedValue(new Error('EXDEV'));
  await publish('exported');
  expect(listFiles('out')).toEqual(['index.html']);
});

test('the export is put into the folder that a symbolic link out leads to', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words', 'web/old.png': 'An earlier build' }));
  symlinkSync('web', 'out', 'junction');
  removeOut();
  expect(listFiles('web')).toEqual([]);
  await publish('exported');
  expect(listFiles('web')).toEqual(['index.html']);
});

test('if an export cannot be copied to the end, a mounted folder out/ is empty', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words', 'out/index.html': 'A part' }));
  mountOut();
  jest.spyOn(promises, 'cp').mockRejectedValue(new Error('ENOSPC'));
  await expect(publish('exported')).rejects.toThrow('ENOSPC');
  expect(listFiles('out')).toEqual([]);
});
