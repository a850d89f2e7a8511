import { readFileSync, symlinkSync } from 'node:fs';
import promises from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { earlyScript } from '@/lib/browser/inline-scripts';
import { listFiles } from '@/lib/files/owners-files';
import { mergedContents, sitesFor } from '@/lib/site/localized-site';
import { delayScripts } from '@/scripts/build/delay-scripts';
import { emptyOut, movePages, publish } from '@/scripts/build/export-files';
import { afterBuild } from '@/scripts/build/steps';
import { minimalContent } from '../../contents/minimal';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { imageOf } from '../../support/site';

test('the build moves the pages of second languages, and fails if one is missing', async () => {
  const files = { 'second-language/es.html': 'es', 'second-language/pt-BR.html': 'pt-BR' };
  const unused = { '_not-found.html': '', 'index.txt': '', '__next._tree.txt': '' };
  const out = makeFolder({ ...files, ...unused });
  await movePages(out, ['es', 'pt-BR']);
  expect(listFiles(out)).toEqual(['es/index.html', 'pt-BR/index.html']);
  await expect(movePages(out, ['de'])).rejects.toThrow('de.html');
});

const early = `<script data-theme-key="theme">${earlyScript()}</script>`;
const pageOf = (html: string) => load(html, { scriptingEnabled: false });

test('the build delays all scripts but the early ones: inline code first, then the files in order', async () => {
  const data = '<script type="application/ld+json">{"a":1}</script><!-- <script>no()</script> -->';
  const $ = pageOf(
    '<head><link rel="preload" as="script" href="/a.js"><link rel="preload" as="font" href="/f">' +
      `<script src="/a.js" async=""></script></head><body>${early}${data}<p>Words</p>` +
      '<script src="/b.js" async=""></script><script id="_R_">one("<p>")</script>' +
      '<script>two()</script><script src="/old.js" nomodule=""></script></body>',
  );
  const folder = makeFolder({});
  expect(await delayScripts($, folder)).toEqual(['/a.js', '/b.js']);
  const start = $('script').last().attr('src') ?? '';
  expect($.html()).toBe(
    `<html><head><link rel="preload" as="font" href="/f"></head><body>${early}${data}<p>Words</p>` +
      `<script src="${start}" async=""></script></body></html>`,
  );
  const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const addresses = read(start).match(/startAfterPaint\((.*)\)/)?.[1] ?? '';
  const [inline, ...others] = JSON.parse(addresses);
  expect(read(inline)).toBe('one("<p>");\ntwo()');
  expect(others).toEqual(['/a.js', '/b.js']);
});

test.each([
  '<script src="/a.js" async="" integrity="sha256-a"></script>',
  '<script src="https://stats.example/count.js" async=""></script>',
])('the build stops at %s, and says what to do', async (tag) => {
  const message = `${tag} cannot start later. "A script of another host" in CONTRIBUTING.md says where such a script goes. With the variable PLAIN_BUILD=1, the site builds`;
  await expect(delayScripts(pageOf(early + tag), makeFolder({}))).rejects.toThrow(message);
});

const checked = { sites: sitesFor(mergedContents({ '': minimalContent }), imageOf), images: [] };

test('browsers compile the functions of the first scripts at once, and those of others when needed', async () => {
  const page = '<script src="/base/_next/a.js" async=""></script>';
  const dir = makeFolder({ 'content/index.ts': '' });
  const scripts = { '_next/a.js': 'a()', '_next/later.js': 'later()' };
  writeFiles(path.join(dir, '.next/export'), { 'index.html': page, '404.html': page, ...scripts });
  enterFolder(dir);
  emptyOut();
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/base' });
  await afterBuild('.next/export', checked);
  expect(readFileSync('out/_next/a.js', 'utf8')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(readFileSync('out/_next/later.js', 'utf8')).toBe('later()');
});

// Deployments publish `out/`. Only a build that has reached its last step puts files there.

test('if a page cannot be finished, out/ stays empty', async () => {
  const tag = '<script src="https://stats.example/count.js" async></script>';
  enterFolder(makeFolder({ 'exported/index.html': tag }));
  await expect(afterBuild('exported', checked)).rejects.toThrow('cannot start later');
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
