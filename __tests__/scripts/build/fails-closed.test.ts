import { readdirSync } from 'node:fs';
import { sitesFor } from '@/lib/site/make-sites';
import { content } from '@/sample/content';
import { afterBuild } from '@/scripts/build/after-build';
import { enterFolder, makeFolder } from '../../support/folder';

// Deployments publish `out/`. Only a build that has reached its last step leaves one.

test('Next exports into another folder than out/', () => {
  const { default: config } = jest.requireActual('@/next.config');
  expect(config).toMatchObject({ output: 'export', distDir: '.next/export' });
});

test('if a step after the export fails, there is no out/', async () => {
  enterFolder(makeFolder({ 'exported/index.html': 'Words' }));
  const contents = { '': content, es: { site: { ...content.site, language: 'es' } } };
  const checked = { contents, sites: sitesFor(contents), images: [] };
  await expect(afterBuild({ distDir: 'exported', basePath: '' }, checked)).rejects.toThrow(
    'es.html',
  );
  expect(readdirSync('.')).not.toContain('out');
});
