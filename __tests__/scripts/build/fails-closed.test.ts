import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { content } from '@/sample/content';
import { afterBuild } from '@/scripts/build/after-build';
import { buildSite, copySite } from '../../sites/site-copy';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { sitesOf } from '../../support/site';

// Deployments publish `out/`. Only a build that has reached its last step leaves one.

test('if Next ignores the adapter, there is no out/, not even of an earlier build', async () => {
  const dir = await copySite('fails-closed', {
    'next.config.ts': readFileSync('next.config.ts', 'utf8').replace(/^ *adapterPath:.*\n/m, ''),
    'out/index.html': 'An earlier build',
  });
  // A small app, because a build takes as long as its pages.
  rmSync(path.join(dir, 'app'), { recursive: true });
  writeFiles(dir, {
    'app/layout.tsx': 'export default () => <html lang="en"><body>Words</body></html>;',
    'app/page.tsx': 'export default () => null;',
  });
  await buildSite(dir);
  expect(readFileSync(path.join(dir, '.next/export/index.html'), 'utf8')).toContain('Words');
  expect(readdirSync(dir)).not.toContain('out');
});

test('if a step after the export fails, there is no out/', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words' }));
  const files = { '': content, es: { site: { ...content.site, language: 'es' } } };
  const checked = { files, sites: sitesOf(files) };
  await expect(afterBuild({ distDir: 'exported', basePath: '' }, checked)).rejects.toThrow(
    'es.html',
  );
  expect(readdirSync('.')).not.toContain('out');
});
