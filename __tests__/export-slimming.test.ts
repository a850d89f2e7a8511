/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { delayScripts, withLateScripts } from '@/scripts/build/after/late-scripts';
import { shortenNames } from '@/scripts/build/after/short-names';
import { slimCss } from '@/scripts/build/after/slim-style';
import { takeMarks } from '@/scripts/build/after/style-marks';
import { makeFolder } from './support/folder';

describe('Slimming the style', () => {
  it('takes out the marks of styled-components, comments and idle characters', () => {
    const css =
      '.a{margin:0.5rem;inset:0 -0.25em;}/*!sc*/\ndata-styled.g1[id="sc-1a-0"]{content:"a,"}/*!sc*/\n' +
      '@media (min-width: 4rem){.a{font:1rem x, y;}}/* why */';
    expect(slimCss(css)).toBe(
      '.a{margin:.5rem;inset:0 -.25em}@media (min-width:4rem){.a{font:1rem x,y}}',
    );
  });

  it('leaves texts, addresses and whole numbers as they are', () => {
    const css = `.a::before{content:', 0.5;}';width:10.5px;order:0}@font-face{src:url(/a, 0.5.woff2)}`;
    expect(slimCss(css)).toBe(css);
  });
});

describe('Shortening names', () => {
  const style = '<style data-styled="">.kAbC{top:.5rem}.kAbC:hover{top:0}.liVe1{top:1px}</style>';
  const still =
    '<div id="s"><div class="sc-1a-0 kAbC">a<!-- -->b</div><p class="sc-1a-1 liVe1 own">c</p></div>';

  it('renames what only still parts use, and drops the names of their parts', () => {
    expect(shortenNames(`${style}${still}<i class="sc-1a-1 liVe1">d</i>`, ['s'])).toBe(
      '<style data-styled="">.a{top:.5rem}.a:hover{top:0}.liVe1{top:1px}</style>' +
        '<div id="s"><div class="a">ab</div><p class="sc-1a-1 liVe1 own">c</p></div>' +
        '<i class="sc-1a-1 liVe1">d</i>',
    );
  });

  it('knows where a still part ends, and finds none where there is none', () => {
    const after = '<div class="sc-1a-0 kAbC">live</div>';
    expect(shortenNames(style + still + after, ['s'])).toContain('<div class="sc-1a-0 kAbC">ab');
    expect(shortenNames(style + still, ['t'])).toBe(style + still);
  });

  it('has enough names', () => {
    const names = Array.from({ length: 120 }, (_, index) => `name${index}`);
    const css = `<style>${names.map((name) => `.${name}{}`).join('')}</style>`;
    const html = shortenNames(
      `${css}<div id="s">${names.map((name) => `<i class="${name}"></i>`).join('')}</div>`,
      ['s'],
    );
    const made = [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(made).size).toBe(120);
    for (const name of made) expect(html).toContain(`.${name}{}`);
  });
});

describe('Marks of styles', () => {
  it('leave the elements, and say which classes each part has', () => {
    const page =
      '<p class="sc-1a-0 kAbC">a</p><p class="sc-1a-0 kAbC dEf own">b</p><b class="sc-1a-1">c</b><i class="d">d</i>';
    const { html, marks } = takeMarks(page);
    expect(html).toBe(
      '<p class="kAbC">a</p><p class="kAbC dEf own">b</p><b>c</b><i class="d">d</i>',
    );
    expect(marks).toBe(
      'data-styled.g1[id="sc-1a-0"]{content:"kAbC,dEf,own,"}/*!sc*/\n' +
        'data-styled.g2[id="sc-1a-1"]{content:","}/*!sc*/\n',
    );
  });

  it('stay where the style names a part', () => {
    const page = '<style>.dEf .sc-1a-0{}</style><p class="sc-1a-0 kAbC">a</p>';
    expect(takeMarks(page).html).toBe(page);
  });
});

describe('Delaying scripts', () => {
  const page =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
    '<script src="/_next/a.js" async=""></script></head>' +
    '<body><script id="early">early()</script><p>Words</p><script type="application/ld+json">{}</script>' +
    '<script id="_R_">(globalThis["TURBOPACK"] || (x)).push({})</script>' +
    '<script src="/_next/b.js" async=""></script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:{}"])</script></body>';

  it('leaves the words, the early script and data alone', () => {
    const html = withLateScripts(page, '/data.js');
    expect(html).toContain('>early()</script><p>Words</p>');
    expect(html).toContain('<script type="application/ld+json">{}</script>');
    expect(html).not.toMatch(/async="|preload|__next_f|TURBOPACK/);
  });

  it('tells the early script the data first and then the chunks in their order', () => {
    expect(withLateScripts(page, '/data.js')).toContain(
      '<script id="early" data-scripts="/data.js /_next/a.js /_next/b.js">',
    );
  });

  it('fails the build when nothing would ever start them', () => {
    const late = page.replace(' id="early"', '');
    expect(() => withLateScripts(late, '/data.js')).toThrow('early script');
  });

  it('puts what stood in the page into a file named by its content', async () => {
    const out = makeFolder({ 'index.html': page, '404.html': page.replace('0:{}', '0:[]') });
    await delayScripts(out, '/base');
    const files = readdirSync(path.join(out, '_next/static/pages'));
    expect(files).toHaveLength(2);
    const index = readFileSync(path.join(out, 'index.html'), 'utf8');
    const [, name = ''] = /"\/base\/_next\/static\/pages\/([^ ]+) /.exec(index) ?? [];
    expect(readFileSync(path.join(out, '_next/static/pages', name), 'utf8')).toBe(
      'self.styleMarks="";\n(globalThis["TURBOPACK"] || (x)).push({});\n' +
        '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:{}"])',
    );
  });

  it('leaves a page without scripts as it is', () => {
    expect(withLateScripts('<body></body>', '/data.js')).toBe('<body></body>');
  });
});
