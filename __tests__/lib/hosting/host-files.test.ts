/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentTypeOf,
  hashedFolder,
  immutable,
  revalidate,
  securityHeaders,
} from '@/lib/hosting/headers';
import { drawingPolicy } from '@/lib/hosting/policy';
import { writeHostFiles } from '@/scripts/build/after/files';
import { existsOnPath } from '../../owner/support/programs';
import { makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';

test('the build writes .nojekyll, and _headers for hosts that read it', async () => {
  const out = makeFolder({});
  expect(await writeHostFiles(out, [])).toEqual([]);
  expectGolden('_headers', readFileSync(path.join(out, '_headers'), 'utf8'));
  expect(readFileSync(path.join(out, '.nojekyll'), 'utf8')).toBe('');
});

test('files of the owner for hosts stay as they are, and the build names headers that they lack', async () => {
  const { 'Referrer-Policy': _, ...others } = securityHeaders;
  const lines = Object.entries(others).map(([name, value]) => `\t${name.toLowerCase()}: ${value}`);
  const drawings = '/*.svg\r\n  Content-Security-Policy: none\r\n';
  const files = {
    _headers: `/*\r\n\r\n# all\r\n${lines.join('\r\n')}\r\n${drawings}`,
    '.nojekyll': '# mine',
  };
  const out = makeFolder(files);
  expect(await writeHostFiles(out, Object.keys(files))).toEqual([
    'public/_headers is published as it is. The template also has: /* Referrer-Policy, /_next/static/* Cache-Control',
  ]);
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(path.join(out, name), 'utf8')).toBe(text);
  }
});

const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
};

test('the preview sends the right types', () => {
  const sent = Object.keys(types).map((ending) => [ending, contentTypeOf(`x.${ending}`)]);
  expect(Object.fromEntries(sent)).toEqual(types);
});

const fileOf = { nginx: 'nginx.conf', caddy: 'Caddyfile' };
const { 'Content-Security-Policy': policy, ...others } = securityHeaders;

// hosts.spec.ts runs the servers that are installed.
for (const [, file] of Object.entries(fileOf).filter(([name]) => !existsOnPath(name))) {
  test(`${file} names the headers and types of the preview`, () => {
    const text = readFileSync(`docs/hosts/${file}`, 'utf8');
    const settings = Array.from(text.matchAll(/\b([A-Z][\w-]+) "(.*)"/g), ([, ...pair]) => pair);
    const sent = settings.filter(([header = '']) => header in others);
    expect(Object.fromEntries(sent)).toEqual(others);
    const lines = text.split('\n');
    const linesWith = (part: string) => lines.filter((line) => line.includes(part)).join('\n');
    // The lists of types that nginx and Caddy come with have the others.
    expect(linesWith('vcf')).toContain('text/vcard');
    expect(text).toContain(`"${policy}"`);
    expect(linesWith('svg')).toContain(`"${drawingPolicy}"`);
    expect(linesWith('Cache').concat(linesWith('_next'))).toContain(`"${immutable}"`);
    expect(text).toContain(`"${revalidate}"`);
  });
}

test('Vercel sends the headers of lib/hosting/headers.ts', () => {
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const rules = headers.map(({ source, headers }) => [
    source,
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  ]);
  expect(Object.fromEntries(rules)).toEqual({
    '/(.*)': securityHeaders,
    [`${hashedFolder}(.*)`]: { 'Cache-Control': immutable },
    '/(.*).svg': { 'Content-Security-Policy': drawingPolicy },
  });
});
