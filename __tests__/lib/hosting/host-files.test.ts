/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashedFolder, immutable, securityHeaders } from '@/lib/hosting/headers';
import { drawingPolicy } from '@/lib/hosting/policy';
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

// hosts.spec.ts runs nginx and Caddy.
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
