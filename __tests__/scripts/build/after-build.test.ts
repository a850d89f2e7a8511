/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { policyFor } from '@/lib/hosting/policy';
import { composeNames } from '@/scripts/build/after/compose-names';
import { compress } from '@/scripts/build/after/compress';
import { delayScripts, withDelayedScripts } from '@/scripts/build/after/delay-scripts';
import { listFiles } from '@/scripts/build/after/export-files';
import { giveHints } from '@/scripts/build/after/hints';
import { headersFile } from '@/scripts/build/after/host-files';
import { removeOriginals } from '@/scripts/build/after/originals';
import { addPolicies, inlineHashes, withPolicy } from '@/scripts/build/after/policy';
import { pruneChunks, pruneRouterFiles } from '@/scripts/build/after/prune';
import { makeFolder } from '../../support/folder';

const service = { host: 'https://mail.example.com' };
const read = (dir: string, file: string) => readFileSync(path.join(dir, file), 'utf8');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('Pruning the export', () => {
  it('removes what only a second page would ask for, and nothing else', async () => {
    const kept = [
      '404.html',
      'index.html',
      'llms.txt',
      'robots.txt',
      '.well-known/notes.txt',
      '_next/static/chunks/a.js',
      'images/index.txt',
    ];
    const gone = [
      'index.txt',
      '__next.__PAGE__.txt',
      '__next._full.txt',
      '_not-found.html',
      '_not-found.txt',
      '_not-found/__next._tree.txt',
      '_next/static/9fh/_buildManifest.js',
      '_next/static/9fh/_ssgManifest.js',
    ];
    const files = Object.fromEntries([...kept, ...gone].map((name) => [name, 'x']));
    const out = makeFolder({ ...files, 'index.html': '<script src="/_next/static/chunks/a.js">' });
    mkdirSync(path.join(out, '_next/portfolio/empty'), { recursive: true });
    expect((await pruneRouterFiles(out)).sort()).toEqual(gone.sort());
    expect(await listFiles(out)).toEqual(kept.sort());
    expect(existsSync(path.join(out, '_not-found'))).toBe(false);
    expect(readdirSync(path.join(out, '_next'))).toEqual(['static']);
    expect(readdirSync(path.join(out, '_next/static'))).toEqual(['chunks']);
  });

  it('drops the chunks that neither a page nor a script asks for', async () => {
    const out = makeFolder({
      '404.html': '<script src="/base/_next/static/chunks/first.js" async="">',
      '_next/static/chunks/first.js': 'load("static/chunks/later.js")',
      '_next/static/chunks/later.js': 'later()',
      '_next/static/chunks/unasked.js': 'unasked()',
    });
    expect(await pruneChunks(out)).toEqual(['_next/static/chunks/unasked.js']);
    expect(await listFiles(out)).toHaveLength(3);
  });
});

describe('Delaying the scripts', () => {
  const early = '<script id="early">early()</script>';
  const chunk = (name: string) => `<script src="/base/_next/${name}.js" async=""></script>`;
  const late = (html: string) => withDelayedScripts(html, () => '/base/inline.js');

  it('hands all scripts of a page to the early one: the inline code first, then files in order', () => {
    const { html, code } = late(
      `<head>${chunk('a')}</head><body>${early}<p>Words</p>${chunk('b')}` +
        '<script>one("<p>")</script><i></i><script id="x" type="module">two()</script></body>',
    );
    expect(html).toBe(
      '<head></head><body><script id="early" data-scripts="/base/inline.js /base/_next/a.js ' +
        '/base/_next/b.js">early()</script><p>Words</p><i></i></body>',
    );
    expect(code).toBe('one("<p>");\ntwo()');
  });

  it('leaves data, comments and texts that only look like scripts', () => {
    const data =
      '<script type="application/ld+json">{"a":1}</script><!-- <script>no()</script> -->';
    const { html } = late(`${early}${data}<textarea><script>no()</script></textarea>${chunk('a')}`);
    expect(html).toContain(`${data}<textarea><script>no()</script></textarea>`);
  });

  it('drops preloads of scripts, and scripts for browsers that cannot show the page anyway', () => {
    const { html } = late(
      '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f"/></head>' +
        `${early}${chunk('a')}<script src="/old.js" noModule=""></script>`,
    );
    expect(html).not.toMatch(/a\.js"\/>|old\.js/);
    expect(html).toContain('as="font"');
  });

  it('fails the build where a script would be lost or run at the wrong time', () => {
    expect(() => late(chunk('a'))).toThrow(/no early script/);
    expect(() => late(`${early}<script src="/now.js"></script>`)).toThrow(/now\.js/);
  });

  it('writes the inline code to a file named by its content, below the base path', async () => {
    const out = makeFolder({
      'index.html': `${early}<script>one()</script>${chunk('a')}`,
      '404.html': `${early}<script>one()</script>${chunk('b')}`,
      'plain.html': '<p>No scripts</p>',
    });
    await delayScripts(out, '/base');
    const [file = ''] = (await listFiles(out)).filter((name) => name.endsWith('.js'));
    expect(read(out, file)).toBe('one()');
    expect(file).toMatch(/^_next\/static\/.+\.js$/);
    for (const page of ['index.html', '404.html']) {
      expect(read(out, page)).toContain(`data-scripts="/base/${file} `);
    }
    expect(read(out, 'plain.html')).toBe('<p>No scripts</p>');
  });
});

describe('Originals of pictures', () => {
  it('leave the export unless something in it names them', async () => {
    const originals = [
      '/images/a.png',
      '/images/my photo.jpg',
      '/images/linked.png',
      '/images/b.svg',
    ];
    const out = makeFolder({
      'index.html': '<img src="/base/images/b.svg"/><img src="/base/pictures/a-1.avif"/>',
      'resume.json': '{"image":"https://a.example/images/linked.png"}',
      'images/other.png': 'x',
      ...Object.fromEntries(originals.map((each) => [each.slice(1), 'x'])),
    });
    expect(await removeOriginals(out, [...originals, '/images/not-exported.png'])).toEqual(
      originals.slice(0, 2),
    );
    expect(await listFiles(path.join(out, 'images'))).toEqual(['b.svg', 'linked.png', 'other.png']);
  });

  it('stay when they are named as addresses write them', async () => {
    const out = makeFolder({ 'a.json': '"/images/my%20photo.jpg"', 'images/my photo.jpg': 'x' });
    expect(await removeOriginals(out, ['/images/my photo.jpg'])).toEqual([]);
  });
});

describe('Names in decomposed Unicode, as macOS writes them', () => {
  const decomposed = 'images/Señora Núñez/mañana.jpg'.normalize('NFD');
  const named = '/images/Señora Núñez/mañana.jpg'.normalize('NFC');

  it('become what the addresses of the page say', async () => {
    const out = makeFolder({ [decomposed]: 'x', 'images/plain.jpg': 'x' });
    await composeNames(out);
    expect(await listFiles(out)).toEqual([named.slice(1), 'images/plain.jpg']);
  });

  it('stay where another file has the composed name', async () => {
    const files = [decomposed, named.slice(1)];
    const out = makeFolder({ [files[0] ?? '']: 'a', [files[1] ?? '']: 'b' });
    await composeNames(out);
    expect(await listFiles(out)).toHaveLength(2);
  });

  it('do not keep an original in the export, whichever way the content is typed', async () => {
    for (const typed of ['NFC', 'NFD']) {
      const out = makeFolder({ [decomposed]: 'x', 'index.html': '<p>x</p>' });
      await removeOriginals(out, [named.normalize(typed)]);
      expect(await listFiles(out)).toEqual(['index.html']);
    }
  });
});

describe('Compile hints', () => {
  it('stand first in the chunks that load with a page, and only there', async () => {
    const out = makeFolder({
      'index.html': '<script src="/base/_next/a.js" async=""></script>',
      '404.html':
        '<script src="/base/_next/a.js"></script><script src="/base/_next/b.js"></script>',
      '_next/a.js': 'a()',
      '_next/b.js': 'b()',
      '_next/later.js': 'later()',
    });
    expect(await giveHints(out, '/base')).toEqual(['_next/a.js', '_next/b.js']);
    await giveHints(out, '/base');
    expect(read(out, '_next/a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
    expect(read(out, '_next/b.js')).toBe('//# allFunctionsCalledOnLoad\nb()');
    expect(read(out, '_next/later.js')).toBe('later()');
  });

  it('fail the build when a page names a chunk that is not there', async () => {
    const out = makeFolder({ 'index.html': '<script src="/_next/gone.js"></script>' });
    await expect(giveHints(out, '')).rejects.toThrow(/gone\.js/);
  });
});

describe('The content-security policy', () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>p{}</style><script>early("<p>")</script>' +
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script></head>' +
    '<body><!-- <script>no()</script> --><script id="_R_" data-a="x>y">late()</script></body></html>';

  it('knows each inline script and style of a page, and takes data for data', () => {
    expect(inlineHashes(page)).toEqual({
      scripts: [sha256('early("<p>")'), sha256('late()')],
      styles: [sha256('p{}')],
    });
  });

  it('hashes what the browser hashes when a file has Windows line ends', () => {
    expect(inlineHashes('<script>a()\r\nb()</script>').scripts).toEqual([sha256('a()\nb()')]);
  });

  it('stands in every page right behind the character set, with the hashes of that page', async () => {
    const out = makeFolder({
      'index.html': page,
      '404.html': '<html><head><meta charSet="utf-8"/></head><script>other()</script></html>',
    });
    await addPolicies(out, service);
    expect(read(out, 'index.html')).toContain(
      '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ',
    );
    expect(read(out, 'index.html')).not.toContain(sha256('other()'));
    expect(read(out, '404.html')).toContain(`script-src 'self' ${sha256('other()')};`);
  });

  it('refuses a page that it could not protect', () => {
    expect(() => withPolicy('<p>no head</p>', 'x', '404.html')).toThrow(/404\.html/);
    expect(() => withPolicy('<script>a()</script><head>', 'x', 'index.html')).toThrow(
      /index\.html/,
    );
  });

  it('lets in the e-mail host alone, and the captcha hosts only with a site key', () => {
    const input = { ...service, scripts: [], styles: [] };
    const bare = policyFor(input);
    expect(bare['connect-src']).toEqual(["'self'", 'https://mail.example.com']);
    expect(JSON.stringify(bare)).not.toMatch(/google|unsafe|data:|\*/);
    const captcha = policyFor({ ...input, captchaSiteKey: 'key' });
    expect(captcha['frame-src']).toContain('https://www.google.com/recaptcha/');
    const { 'style-src-attr': attributes, ...others } = captcha;
    expect(attributes).toEqual(["'unsafe-inline'"]);
    expect(JSON.stringify(others)).not.toMatch(/unsafe/);
  });
});

test('the _headers file holds the headers, in lines that Cloudflare Pages takes', () => {
  const lines = headersFile().split('\n');
  expect(lines).toContain('  X-Frame-Options: DENY');
  expect(headersFile()).toContain("frame-ancestors 'none'");
  for (const line of lines) expect(line.length).toBeLessThan(2000);
});

describe('Compressed copies', () => {
  const text = 'The same words, '.repeat(100);

  it('stand beside texts and hold the same text; pictures and tiny files get none', async () => {
    const out = makeFolder({ 'a.html': text, 'b.js': text, 'c.png': text, 'd.txt': 'x' });
    expect(await compress(out)).toEqual(['a.html.br', 'a.html.gz', 'b.js.br', 'b.js.gz']);
    expect(brotliDecompressSync(readFileSync(path.join(out, 'a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(out, 'b.js.gz'))).toString()).toBe(text);
  });

  it('are the same bytes each time and on every system', async () => {
    const out = makeFolder({ 'a.html': text });
    await compress(out);
    const header = readFileSync(path.join(out, 'a.html.gz')).subarray(4, 10);
    // No date, and "unknown" for the system.
    expect([...header.subarray(0, 4), header[5]]).toEqual([0, 0, 0, 0, 255]);
  });
});
