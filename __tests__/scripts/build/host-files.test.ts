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

test.each<Record<string, string>>([
  { _headers: '/*\n  Referrer-Policy: no-referrer\n', '.nojekyll': '# mine' },
  { _headers: '' },
])(
  'files of the owner for hosts stay as they are, and .nojekyll is always there',
  async (files) => {
    const out = makeFolder(files);
    await writeHostFiles(out, Object.keys(files));
    expect(listFiles(out)).toContain('.nojekyll');
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(path.join(out, name), 'utf8')).toBe(text);
    }
  },
);

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
