import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageUse } from '@/lib/content/schema-fields';
import { prepareImage, publishImages } from '@/lib/images/prepare-image';
import type { PreparedImage } from '@/lib/images/prepared-image';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { plainPicture } from '../../support/plain-picture';

const picture = readFileSync('__tests__/pictures/first-screen/390x844-light.png');

const project = makeFolder({});
const out = path.join(project, 'out');
beforeEach(() => enterFolder(project));

const svgStart = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Writes an original into `content/pictures/`, prepares it and publishes the result. */
async function make(name: string, data: Buffer | Sharp, use: ImageUse = 'picture') {
  const original = Buffer.isBuffer(data) ? data : await data.toBuffer();
  writeFiles(project, { [`content/pictures/${name}`]: original });
  const image = await prepareImage(name, use);
  await publishImages([image], path.join(out, '_next/static/images'));
  return image;
}

const addressesOf = ({ avif, fallback }: PreparedImage) =>
  [...avif, { path: fallback }].map((file) => file.path);

/** The files of a picture in the export, the AVIF files from narrow to wide first. */
const filesOf = (picture: PreparedImage) =>
  addressesOf(picture).map((address) => readFileSync(path.join(out, address)));

const drawing = (width: number, height: number, body = '') =>
  Buffer.from(`${svgStart} width="${width}" height="${height}">${body}</svg>`);

const plain = (width: number, height: number) => plainPicture(width, height, '#357').png();
const transparent = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 80, b: 90, alpha: 0.5 } },
  }).png();
/** As a phone saves it: on its side, with the place where it was taken. */
const photo = plainPicture(800, 600)
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitude: '14/1 12/1 0/1', GPSLatitudeRef: 'N' } });
const disc = '<circle cx="4" cy="4" r="4"/>';
const line = '<path d="M0 0v600"/>';

const originals: [name: string, data: Buffer | Sharp, use?: ImageUse][] = [
  ['card.png', plain(1200, 750)],
  // Never enlarged, and never wider than 1600 or higher than 8000 pixels.
  ['low.png', plain(200, 100)],
  ['wide.png', plain(4000, 20)],
  ['long.png', plain(20, 20_000)],
  ['phone.jpg', photo],
  // For old browsers, PNG keeps transparency.
  ['transparent.png', transparent(400, 400)],
  ['a b#1.svg', drawing(96, 48)],
  ['LOGO.SVG', drawing(96, 48)],
  ['svg.png', drawing(96, 48)],
  // The same file with a better name.
  ['svg.svg', drawing(96, 48)],
  ['square.svg', drawing(1024, 1024)],
  // A logo has files for screens of one to three times as many pixels, and no margins.
  ['word.png', plain(1200, 200), 'logo'],
  ['word.png', plain(1200, 200)],
  ['round.svg', drawing(8, 8, disc), 'logo'],
  ['margins.svg', drawing(16, 16, disc), 'logo'],
  ['margins.svg', drawing(16, 16, disc), 'skill logo'],
  ...(['logo', 'skill logo'] as const).flatMap((use): typeof originals => [
    ['high-line.png', plain(3, 600), use],
    ['long-line.png', plain(600, 3), use],
    ['high-line.svg', drawing(2, 300, line), use],
  ]),
];

test('each original becomes files of the right sizes and formats, without metadata', async () => {
  const lines: string[] = [];
  for (const [name, data, use = 'picture'] of originals) {
    const image = await make(name, data, use);
    const facts = Object.entries(image).flatMap(([fact, value]) => (value === true ? fact : []));
    const size = `${image.width} × ${image.height}`;
    lines.push(`${use} ${name}: ${[size, ...facts, `plate: ${image.plate}`].join(', ')}`);
    for (const [index, file] of filesOf(image).entries()) {
      const { width, height, hasAlpha, exif, xmp } = await sharp(file).metadata();
      expect([name, exif, xmp]).toEqual([name, undefined, undefined]);
      const [ending] = /(-\d{1,4})?\.\w+$/.exec(addressesOf(image)[index] ?? '') ?? [];
      const isOriginal = Buffer.isBuffer(data) && file.equals(data);
      const notes = [hasAlpha && 'transparent', isOriginal && 'the original'].filter(Boolean);
      lines.push(`  ${[ending, `${width} × ${height}`, ...notes].join(', ')}`);
    }
  }
  expectGolden('prepared-pictures.txt', lines);
});

test('a picture has an address of plain letters, whatever its original is called', async () => {
  const names = ['ñandú-Ñ 写真 100%.png', `${'x'.repeat(250)}.png`];
  for (const name of names) {
    const addresses = addressesOf(await make(name, plainPicture(300, 200).png()));
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      expect(address).toMatch(/^\/_next\/static\/images\/[a-z0-9-]+-300\.(avif|jpeg)$/);
    }
  }
});

test('an image of the cache is made again only if its last file is missing', async () => {
  const data = await plainPicture(400, 300).png().toBuffer();
  const first = await make('cached.png', data);
  const encode = jest.spyOn(sharp.prototype, 'toBuffer');
  expect(await make('cached.png', data)).toEqual(first);
  expect(encode).not.toHaveBeenCalled();
  const [name] = /^.*-\w{6}(?=-)/.exec(path.basename(first.fallback)) ?? [];
  rmSync(`.next/cache/prepared-images/${name}.json`);
  expect(await make('cached.png', data)).toEqual(first);
  expect(encode).toHaveBeenCalled();
});

test('a picture that cannot be used is refused with one sentence', async () => {
  const originals = {
    'empty.png': '',
    'half.png': picture.subarray(0, 20_000),
    'heic.jpg': `\0\0\0\x18ftypheic${'\0'.repeat(99)}`,
    'lfs.png': 'version https://git-lfs.github.com/spec/v1\n',
    'giant.png': `${svgStart} width="20000" height="20000"/>`,
    'inner.svg': `<div>${svgStart}/></div>`,
    'photo.svg': picture,
    'copied.svg': '<svg width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
  };
  const refused = Object.entries(originals).map(([name, original]) =>
    make(name, Buffer.from(original)).then(
      () => name,
      ({ message }) => message,
    ),
  );
  expectGolden('refused-pictures.txt', await Promise.all(refused));
});
