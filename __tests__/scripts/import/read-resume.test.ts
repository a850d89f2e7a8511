/** @jest-environment node */
import path from 'node:path';
import { readResume } from '@/scripts/import/read-resume';
import { makeFolder } from '../../support/folder';

// What an owner may give to `npm run import`: every mistake gets one sentence.

it('JSON may have a byte order mark', async () => {
  const dir = makeFolder({ 'resume.json': '\ufeff{ "basics": {} }' });
  expect(await readResume(path.join(dir, 'resume.json'))).toEqual({ basics: {} });
});

const typed = (...lines: string[]) => ['{', '  "basics": {', ...lines, '  }', '}'].join('\n');

it.each([
  ['nowhere.json', undefined, 'FILE cannot be read: ENOENT: no such file'],
  ['.', undefined, 'This is not LinkedIn’s data export: it has no Profile.csv.'],
  ['half.json', typed('    "name": "Ana"').slice(0, -2), 'FILE, line 4: '],
  ['comma.json', typed('    "name": "Ana"', '    "email": "a@b.example"'), 'FILE, line 4: '],
  ['quote.json', typed('    "name": Ana,', '    "url": "x"'), 'FILE, line 3: '],
  ['last.json', typed('    "name": "Ana",'), 'FILE, line 4: '],
  ['note.txt', 'Dear Ana', 'FILE is neither LinkedIn’s data export nor a résumé '],
  ['package.json', '{"name": "portfolio"}', 'FILE is neither LinkedIn’s data export nor a résumé '],
  ['half.zip', 'PK\x03\x04', 'FILE cannot be read: invalid zip data.'],
])('%s is refused with a sentence', async (name, text, sentence) => {
  const dir = makeFolder(text === undefined ? {} : { [name]: text });
  const file = path.join(dir, name);
  await expect(readResume(file)).rejects.toThrow(sentence.replace('FILE', file));
});
