import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files/list-files';
import { headerRules } from '@/lib/hosting/headers';
import { writeHostFiles } from '@/scripts/build/after/host-files';
import { makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';

test('the build writes .nojekyll, and _headers for hosts that read it', async () => {
  const out = makeFolder({});
  await writeHostFiles(out, []);
  expectGolden('_headers', readFileSync(path.join(out, '_headers'), 'utf8'));
  expect(readFileSync(path.join(out, '.nojekyll'), 'utf8')).toBe('');
});

test('a _headers of the owner stays as it is', async () => {
  const out = makeFolder({ _headers: '/*\n  Referrer-Policy: no-referrer\n' });
  await writeHostFiles(out, ['_headers']);
  expect(listFiles(out)).toEqual(['.nojekyll', '_headers']);
  expect(readFileSync(path.join(out, '_headers'), 'utf8')).toContain('no-referrer');
});

// preview-server.test.ts and hosts.spec.ts ask the other servers.
test('Vercel sends the headers of lib/hosting/headers.ts', () => {
  const { headers } = JSON.parse(readFileSync('docs/hosts/vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const rules = headers.map(({ source, headers }) => {
    return [source, Object.fromEntries(headers.map(({ key, value }) => [key, value]))] as const;
  });
  const expected = headerRules.map(({ pattern, headers }) => [
    pattern.replace('*', '(.*)'),
    headers,
  ]);
  expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(expected));
});
