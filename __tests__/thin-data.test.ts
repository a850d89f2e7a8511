/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { thinData, thinPage, thinRows } from '@/scripts/build/after/thin-data';
import { makeFolder } from './support/folder';

const imports = '1:I[10,["/a.js"],"Still"]\n2:I[11,["/a.js"],"Live"]\n3:I[12,["/a.js"],"Logo"]\n';

/** Page data with `content` in a Still, and a live part beside it. */
const data = (content: string, live = '["$","$L2",null,{}]', more = '') =>
  `${imports}0:["$","main",null,{"children":[["$","$L1",null,{"id":"a","children":${content}}],${live}]}]\n${more}`;

const thin = '["$","$L1",null,{"id":"a"}]';

describe('Dropping from the page data what the HTML says', () => {
  it('empties the still parts and leaves the live ones', () => {
    expect(thinRows(data('"Words"'))).toBe(
      `${imports.replace(/3:.*\n/, '')}0:["$","main",null,{"children":[${thin},["$","$L2",null,{}]]}]\n`,
    );
  });

  it('drops the rows and imports that only a still part named', () => {
    const more = '4:["$","$L3",null,{"alt":"$5"}]\n5:T6,née\n\n6:T2,ok';
    const result = thinRows(data('"$L4"', '["$","$L2",null,{"text":"$6"}]', more));
    expect(result).not.toContain('née');
    expect(result).not.toContain('Logo');
    expect(result).toContain('6:T2,ok');
  });

  it('keeps a row that a live part names too', () => {
    const more = '4:["$","b",null,{"children":"Both"}]\n';
    expect(thinRows(data('"$L4"', '"$L4"', more))).toContain(more);
  });

  it('drops the 404 page that Next keeps ready in every page', () => {
    const part = '["$","$L2",null,{"parallelRouterKey":"children","notFound":["$","$L3",null,{}]}]';
    const result = thinRows(data('"Words"', part));
    expect(result).toContain('"notFound":"$undefined"');
    expect(result).not.toContain('Logo');
  });

  it('keeps hints, which have no number', () => {
    expect(thinRows(`:HC["/",""]\n${data('"Words"')}`)).toContain(':HC["/",""]\n');
  });

  it('puts back what a live part names by its place in a still one', () => {
    const text = data(
      '["a",["$","b",null,{"children":"$4"}]]',
      '"$0:props:children:0:props:children:1"',
      '4:T2,ok',
    );
    expect(thinRows(text)).toContain(`[${thin},["$","b",null,{"children":"$4"}]]`);
    expect(thinRows(text)).toContain('4:T2,ok');
  });

  it('gives up where there is no still part', () => {
    expect(thinRows('0:["$","p",null,{}]\n')).toBeUndefined();
  });

  it.each([
    ['a named place is nowhere', data('"a"', '"$0:props:children:5"')],
    ['a row is no row', `${data('"Words"')}?`],
    ['a row is no JSON', `${data('"Words"')}9:["\n`],
  ])('gives up and says so where %s', (_, text) => {
    const said = jest.spyOn(console, 'warn').mockImplementation();
    expect(thinRows(text)).toBeUndefined();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('stays as large as it is'));
  });

  it('still finds a part of a row that stays', () => {
    const text = data('"Words"', '"$0:props:children:1"');
    expect(thinRows(text)).toContain('"$0:props:children:1"');
  });
});

describe('The page of thinner data', () => {
  const pieces = (...texts: string[]) =>
    `<p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])${texts
      .map((text) => `;self.__next_f.push([1,${JSON.stringify(text).replace(/</g, '\\u003c')}])`)
      .join('')}</script></body>`;

  it('is put together from all pieces, wherever they were cut', () => {
    const text = data('"Words"');
    const html = thinPage(pieces(text.slice(0, 100), text.slice(100)));
    expect(html).not.toContain('\\"Words\\"');
    expect(html).toContain(
      '<p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:I',
    );
  });

  it('cannot end its script early', () => {
    const html = thinPage(pieces(data('"Words"', '"</script><!--"')));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('asks for no script that only the dropped data named', () => {
    const tags = '<script src="/a.js" async=""></script><script src="/x.js" async=""></script>';
    const idle = '<script src="/idle.js" async=""></script>';
    const text = data(
      '["$","$L6",null,{}]',
      '["$","$L2",null,{}]',
      '6:I[13,["/idle.js"],"Icon"]\n',
    );
    expect(thinPage(tags + idle + pieces(text)).startsWith(`${tags}<p>`)).toBe(true);
  });

  it('is the old page where the data is not understood', async () => {
    const odd = pieces('0:{"a":1}\n').replace('</script>', ';other()</script>');
    const out = makeFolder({ 'index.html': pieces(data('"Words"')), '404.html': odd });
    expect(await thinData(out)).toEqual(['index.html']);
    expect(readFileSync(path.join(out, '404.html'), 'utf8')).toBe(odd);
  });
});
