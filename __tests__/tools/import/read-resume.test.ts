/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { readResume } from '@/tools/import/read-resume';
import { makeFolder } from '../../support/folder';

/** A zip archive with these files, like the archive that LinkedIn sends. */
const archive = (tables: Record<string, string | Buffer>) => {
  const entries = Object.entries(tables).map(([name, text]) => [
    name,
    new Uint8Array(Buffer.from(text)),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
};

it('reads LinkedIn’s export packed like unpacked', () => {
  const folder = path.resolve('__tests__/fixtures/resumes/linkedin');
  const tables = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]);
  const dir = makeFolder({ 'Export.zip': archive(Object.fromEntries(tables)) });
  expect(readResume(path.join(dir, 'Export.zip'))).toEqual(readResume(folder));
});

it.each([
  ['[PERSONAL:https://ana.example]', 'https://ana.example'],
  ['[BLOG:https://a.example/x,y,RSS_FEED:b.example]', 'https://a.example/x,y', 'b.example'],
  [
    '[COMPANY:https://a.example/,Z],[OTHER:https://b.example]',
    'https://a.example/,Z',
    'https://b.example',
  ],
  ['https://a.example,https://b.example', 'https://a.example', 'https://b.example'],
  [''],
])('reads the addresses in the cell %s of LinkedIn’s websites', (cell, ...urls) => {
  const table = `First Name,Websites\nAna,"${cell}"`;
  const { resume } = readResume(makeFolder({ 'Profile.csv': table }));
  expect(resume.basics).toMatchObject({ profiles: urls.map((url) => ({ url })) });
});

it.each([
  ['nowhere.json', undefined, 'FILE cannot be read: there is no such file.'],
  ['.', undefined, 'This is not LinkedIn’s data export: it has no Profile.csv.'],
  ['comma.json', '{"basics": {},}', 'FILE is neither LinkedIn’s data export nor valid JSON: '],
  ['latin-1.json', Buffer.from('{"basics": "ü"}', 'latin1'), 'FILE cannot be read: it is damaged'],
  ['package.json', '{"name": "portfolio"}', 'FILE is neither LinkedIn’s data export nor a résumé '],
  ['resume.docx', archive({ 'word/document.xml': '' }), 'This is not LinkedIn’s data export: it'],
  ['half.zip', 'PK\x03\x04', 'FILE cannot be read: it is damaged, not in UTF-8, or '],
])('refuses %s with a sentence', async (name, text, sentence) => {
  const dir = makeFolder(text === undefined ? {} : { [name]: text });
  const file = path.join(dir, name);
  expect(() => readResume(file)).toThrow(sentence.replace('FILE', file));
});
