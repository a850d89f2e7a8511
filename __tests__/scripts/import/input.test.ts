/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { readArguments } from '@/scripts/import/arguments';
import { checkPhoto } from '@/scripts/import/photo';
import { readResume } from '@/scripts/import/read-resume';
import { makeFolder } from '../../support/folder';

// What an owner may give to `npm run import`: every mistake gets one sentence.

const resume = JSON.stringify({ basics: { name: 'Ana Santos' } });

describe('The file', () => {
  it.each([
    ['utf8.json', Buffer.from(resume)],
    ['with a byte order mark', Buffer.from(`\ufeff${resume}`)],
    ['in UTF-16, as Windows may save it', Buffer.from(`\ufeff${resume}`, 'utf16le')],
  ])('is read: %s', async (name, bytes) => {
    const dir = makeFolder({ [name]: bytes });
    expect(await readResume(path.join(dir, name))).toEqual(JSON.parse(resume));
  });

  it.each([
    ['nowhere.json', undefined, 'There is no file FILE.'],
    ['.', undefined, 'FILE cannot be read (EISDIR).'],
    ['half.json', resume.slice(0, 9), 'FILE is neither JSON nor a ZIP archive, or it is damaged.'],
    ['empty.json', '', 'FILE is neither JSON nor a ZIP archive, or it is damaged.'],
    [
      'package.json',
      '{"name": "portfolio"}',
      'FILE is no résumé in the JSON Resume form: it has no "basics".',
    ],
    ['list.json', '[1]', 'FILE is no résumé in the JSON Resume form: it has no "basics".'],
    ['half.zip', 'PK\x03\x04', 'The file is damaged or no ZIP archive.'],
    ['huge.json', Buffer.alloc(50_000_001), 'FILE is too large to be a résumé.'],
  ])('%s is refused with a sentence', async (name, text, sentence) => {
    const dir = makeFolder(text === undefined ? {} : { [name]: text });
    const file = path.join(dir, name);
    await expect(readResume(file)).rejects.toThrow(sentence.replace('FILE', file));
  });
});

describe('The photo', () => {
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#246' } });

  it('may be any picture that the build can show', async () => {
    const dir = makeFolder({ 'me.PNG': await photo.png().toBuffer() });
    await expect(checkPhoto(path.join(dir, 'me.PNG'))).resolves.toBeUndefined();
  });

  it.each([
    ['gone.jpg', undefined, /^There is no photo .*gone\.jpg\.$/],
    [
      'note.jpg',
      'not a picture',
      /^The photo .*note\.jpg is damaged or no picture; .*can be read\.$/,
    ],
    ['.', undefined, /^The photo .* cannot be read \(\w+\)\.$/],
    [
      'phone.heic',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      /is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG\.$/,
    ],
  ])('%s is refused with a sentence', async (name, text, sentence) => {
    const dir = makeFolder(text === undefined ? {} : { [name]: Buffer.from(text, 'latin1') });
    await expect(checkPhoto(path.join(dir, name))).rejects.toThrow(sentence);
  });
});

it.each([[[]], [['one.json', 'two.json']], [['one.json', '--phto', 'me.jpg']]])(
  'the arguments %j are answered with those there are',
  (args) => {
    expect(() => readArguments(args)).toThrow(/^Write: npm run import -- resume\.json, or /);
  },
);
