/** @jest-environment node */
import path from 'node:path';
import { readResume } from '@/scripts/import/read-resume';
import { makeFolder } from '../../support/folder';

// What an owner may give to `npm run import`: every mistake gets one sentence.

const resume = JSON.stringify({ basics: { name: 'Ana Santos' } });

it.each([
  ['utf8.json', Buffer.from(resume)],
  ['with a byte order mark', Buffer.from(`\ufeff${resume}`)],
])('The file is read: %s', async (name, bytes) => {
  const dir = makeFolder({ [name]: bytes });
  expect(await readResume(path.join(dir, name))).toEqual(JSON.parse(resume));
});

const typed = (...lines: string[]) => ['{', '  "basics": {', ...lines, '  }', '}'].join('\n');

it.each([
  ['nowhere.json', undefined, 'FILE is not there or cannot be read.'],
  ['.', undefined, 'This is not LinkedIn’s data export: it has no Profile.csv.'],
  ['half.json', typed('    "name": "Ana"').slice(0, -2), 'FILE, line 4: '],
  ['comma.json', typed('    "name": "Ana"', '    "email": "a@b.example"'), 'FILE, line 4: '],
  ['quote.json', typed('    "name": Ana,', '    "url": "x"'), 'FILE, line 3: '],
  ['last.json', typed('    "name": "Ana",'), 'FILE, line 4: '],
  ['note.txt', 'Dear Ana', 'FILE is neither JSON nor a ZIP archive.'],
  ['package.json', '{"name": "portfolio"}', 'FILE is no résumé in the JSON Resume form: '],
  ['half.zip', 'PK\x03\x04', 'The file is damaged or no ZIP archive.'],
])('%s is refused with a sentence', async (name, text, sentence) => {
  const dir = makeFolder(text === undefined ? {} : { [name]: text });
  const file = path.join(dir, name);
  await expect(readResume(file)).rejects.toThrow(sentence.replace('FILE', file));
});
