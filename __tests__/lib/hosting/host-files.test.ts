/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashedFolder, immutable, revalidate, securityHeaders } from '@/lib/hosting/headers';
import { drawingPolicy, headerPolicy } from '@/lib/hosting/policy';
import { writeHostFiles } from '@/scripts/build/after/files';
import { makeFolder } from '../../support/folder';

test('the build writes .nojekyll, and _headers for hosts that read it', async () => {
  const out = makeFolder({});
  await writeHostFiles(out);
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(readFileSync(path.join(out, '_headers'), 'utf8')).toBe(
    `/*\n${headers.join('')}` +
      `/*.svg\n  Content-Security-Policy: ${drawingPolicy}\n` +
      `/_next/static/*\n  Cache-Control: ${immutable}\n`,
  );
  expect(readFileSync(path.join(out, '.nojekyll'), 'utf8')).toBe('');
});

// The settings of other hosts are written by hand.
const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8').replaceAll(
    '\r\n',
    '\n',
  );

/** The headers in a text, by a pattern whose groups are name and value. */
const headersIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));

test('Vercel sends the headers of lib/hosting/headers.ts', () => {
  const { headers } = JSON.parse(read('vercel.json')) as {
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

test('nginx sends these headers', () => {
  const text = read('docs/hosts/nginx.conf');
  expect(headersIn(text, /^ *add_header (\S+) "?(.*?)"? always;$/gm)).toEqual({
    ...securityHeaders,
    'Content-Security-Policy': '$portfolio_policy',
    'Cache-Control': '$portfolio_cache',
  });
  expect(text).toContain(`default "${headerPolicy}";\n  "~*\\.svg$" "${drawingPolicy}";`);
  expect(text).toContain(`default "${revalidate}";`);
  expect(text).toContain(`"~^(200|206|304):.*${hashedFolder}" "${immutable}";`);
});

test('Caddy sends these headers', () => {
  const text = read('docs/hosts/Caddyfile');
  const all = { ...securityHeaders, 'Cache-Control': revalidate };
  expect(headersIn(text, /^\t+(?:header @other )?\??([A-Z]\S+) "(.*)"$/gm)).toEqual(all);
  expect(text).toContain(`path *${hashedFolder}*\n`);
  expect(text).toContain(`header @hashed Cache-Control "${immutable}"`);
  expect(text).toContain(`header @svg Content-Security-Policy "${drawingPolicy}"`);
});
