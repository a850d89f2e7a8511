import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { earlyScript } from '@/lib/browser/inline-scripts';
import { listFiles } from '@/lib/files/list-files';
import { composeNames } from '@/scripts/build/after/compose-names';
import { delayScripts } from '@/scripts/build/after/delay-scripts';
import { letEverybodyRead } from '@/scripts/build/after/modes';
import { moveRareRules } from '@/scripts/build/after/move-rare-rules';
import { moveSecondLanguagePages, removeUnusedPages } from '@/scripts/build/after/pages';
import { addPolicies } from '@/scripts/build/after/policies';
import { makeFolder } from '../../support/folder';

const read = (dir: string, file: string) => readFileSync(path.join(dir, file), 'utf8');

test('the build removes the text copies of pages from the export, and no file of the owner', async () => {
  const kept = ['404.html', 'index.html', 'notes.html', 'notes.txt', 'robots.txt'];
  const gone = ['index.txt', '__next._full.txt', '_not-found.html', '_not-found/__next._tree.txt'];
  const out = makeFolder(Object.fromEntries([...kept, ...gone].map((name) => [name, 'x'])));
  await removeUnusedPages(out, ['notes.html', 'notes.txt']);
  expect(listFiles(out)).toEqual(kept);
});

test('the build moves the pages of second languages, and fails if one is missing', async () => {
  const files = { 'second-language/es.html': 'es', 'second-language/ar.html': 'ar' };
  const out = makeFolder(files);
  await moveSecondLanguagePages(out, ['es', 'ar']);
  expect(listFiles(out)).toEqual(['ar/index.html', 'es/index.html']);
  await expect(moveSecondLanguagePages(out, ['de'])).rejects.toThrow('de.html');
});

test('the build composes file names that macOS decomposes, as addresses are written', async () => {
  const name = 'images/Señora Núñez/mañana.jpg';
  const out = makeFolder({ [name.normalize('NFD')]: 'x' });
  await composeNames(out);
  expect(listFiles(out)).toEqual([name.normalize('NFC')]);
});

test('the export can be read by everybody, whatever modes the owner’s files have', async () => {
  const out = makeFolder({ 'talk/slides.pdf': 'x', 'index.html': 'x' });
  const modeOf = (name: string) => (statSync(path.join(out, name)).mode & 0o777).toString(8);
  for (const name of ['talk/slides.pdf', 'talk', '.']) chmodSync(path.join(out, name), 0o700);
  await letEverybodyRead(out);
  expect(['.', 'talk', 'talk/slides.pdf'].map(modeOf)).toEqual(['755', '755', '644']);
});

describe('the build', () => {
  const early = `<script data-theme-key="theme">${earlyScript()}</script>`;
  const chunk = (name: string) => `<script src="/base/_next/${name}.js" async=""></script>`;

  test('delays all scripts but the early ones: inline code first, then the files in order', async () => {
    const data =
      '<script type="application/ld+json">{"a":1}</script><!-- <script>no()</script> -->';
    const out = makeFolder({
      'index.html':
        `<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f"/>` +
        `${chunk('a')}</head><body>${early}${data}<p>Words</p>${chunk('b')}` +
        '<script id="_R_">one("<p>")</script><script>two()</script><script src="/old.js" nomodule=""></script></body>',
      '404.html': `${early}${chunk('a')}`,
      '_next/a.js': 'a()',
      '_next/b.js': 'b()',
      '_next/later.js': 'later()',
    });
    await delayScripts(out, '/base', ['index.html', '404.html']);
    const [, start = ''] = /src="\/base\/([^"]*)"/.exec(read(out, 'index.html')) ?? [];
    expect(read(out, 'index.html')).toBe(
      `<head><link rel="preload" as="font" href="/f"/></head><body>${early}${data}<p>Words</p>` +
        `<script src="/base/${start}" async=""></script></body>`,
    );
    const [, addresses = ''] = /startAfterPaint\((\[.*\])\)/.exec(read(out, start)) ?? [];
    const [inline, ...files] = JSON.parse(addresses);
    expect(files).toEqual(['/base/_next/a.js', '/base/_next/b.js']);
    expect(read(out, inline.replace('/base/', ''))).toBe('one("<p>");\ntwo()');
    // Only the chunks that pages load get the hint, each once.
    expect(read(out, '_next/a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
    expect(read(out, '_next/b.js')).toBe('//# allFunctionsCalledOnLoad\nb()');
    expect(read(out, '_next/later.js')).toBe('later()');
  });

  test('stops at a script that would lose an attribute, and names it', async () => {
    const tag = '<script src="/a.js" async="" integrity="sha256-a">';
    const out = makeFolder({ 'index.html': `${early}${tag}</script>` });
    await expect(delayScripts(out, '', ['index.html'])).rejects.toThrow(
      `index.html has a script that cannot start later: ${tag}.`,
    );
  });

  test('moves the outer rules for rare media to a file, and none from a style that it cannot read', async () => {
    const rare = [
      '@media print{@page{margin:1cm;}a{color:red;}}',
      '@media (forced-colors: active), print{.b{order:1;}}',
    ];
    const others = [
      'a{color:blue;}',
      '@media screen{@media print{.c{order:2;}}}',
      '@media print, (width < 40rem){.d{order:3;}}',
    ];
    const style = (rules: string[]) => `<style data-exported="">${rules.join('')}</style>`;
    const [first = '', ...more] = rare;
    const unreadable = style([...rare, '.e{content:"}"}']);
    const page = `<head>${style([first, ...others, ...more])}</head>`;
    const out = makeFolder({ 'index.html': page, '404.html': unreadable });
    await moveRareRules(out, '/base', ['index.html', '404.html']);
    const [, link = '', file = ''] =
      /(<link [^>]*href="\/base\/([^"]*)"\/>)/.exec(read(out, 'index.html')) ?? [];
    expect(link).toMatch(/rel="stylesheet" media="print, .*"/);
    expect(read(out, 'index.html')).toBe(`<head>${style(others)}${link}</head>`);
    expect(read(out, file)).toBe(rare.join(''));
    expect(read(out, '404.html')).toBe(unreadable);
  });

  test('inserts the policy directly after the character set, and fails for a page without a head', async () => {
    const page = '<html><head><meta charSet="utf-8"/><style>p{}</style></head></html>';
    const bare = { '404.html': '<head></head>', 'new.html': '<p>Words</p>' };
    const out = makeFolder({ 'index.html': page, ...bare });
    await addPolicies(out, ['index.html', '404.html'], undefined);
    await expect(addPolicies(out, ['new.html'], undefined)).rejects.toThrow('has no <head>');
    expect(read(out, 'index.html')).toMatch(
      /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; .*"\/><style>p{}</,
    );
    expect(read(out, '404.html')).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
  });
});
