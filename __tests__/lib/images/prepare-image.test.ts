import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageUse } from '@/lib/content/schema-fields';
import { encode } from '@/lib/images/encode';
import { inspectOriginal } from '@/lib/images/original';
import { deleteOtherImages, prepareImage, publishImages } from '@/lib/images/prepare-image';
import type { PreparedImage } from '@/lib/images/prepared-image';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { plainPicture } from '../../support/plain-picture';

const portrait = readFileSync('scripts/doctor/sample/content/pictures/portrait.png');

const project = makeFolder({});
const out = path.join(project, 'out');
beforeEach(() => enterFolder(project));

const svgStart = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Writes an original into `content/pictures/`, prepares it and publishes the result. */
async function prepare(name: string, data: Buffer | Sharp, use: ImageUse = 'picture') {
  const original = Buffer.isBuffer(data) ? data : await data.toBuffer();
  writeFiles(project, { [`content/pictures/${name}`]: original });
  const stored = await prepareImage(name, use);
  await publishImages([stored], path.join(out, '_next/static'));
  return stored;
}

const make = async (name: string, data: Buffer | Sharp, use?: ImageUse) =>
  (await prepare(name, data, use)).image;

const addressesOf = ({ avif, fallback }: PreparedImage) =>
  [...avif, { path: fallback }].map((file) => file.path);

/** The files of a picture in the export, the AVIF files from narrow to wide first. */
const filesOf = (picture: PreparedImage) =>
  addressesOf(picture).map((address) => readFileSync(path.join(out, address)));

const metadataOf = (picture: PreparedImage) =>
  Promise.all(filesOf(picture).map((file) => sharp(file).metadata()));

test('a picture is encoded as AVIF from 480 pixels to its own width, and as one JPEG', async () => {
  const picture = await make('card.png', plainPicture(1200, 750).png());
  expect(picture).toMatchObject({ width: 1200, height: 750, isOpaque: true });
  expect(picture.fallback).toMatch(/-1080\.jpeg$/);
  expect(picture.avif.map(({ width }) => width)).toEqual([480, 720, 1200]);
  const made = await metadataOf(picture);
  expect(made.map(({ width, height }) => [width, height])).toEqual(
    [480, 720, 1200, 1080].map((width) => [width, width * 0.625]),
  );
});

test('a picture is never enlarged, and never wider than 1600 or higher than 8000 pixels', async () => {
  const small = await make('small.png', plainPicture(200, 100).png());
  expect(small).toMatchObject({ width: 200, fallback: expect.stringMatching(/-200\.jpeg$/) });
  const wide = await make('wide.jpg', plainPicture(4000, 20).jpeg());
  expect(wide).toMatchObject({ width: 1600, height: 8 });
  const long = await make('long.png', plainPicture(20, 20_000).png());
  expect(long).toMatchObject({ width: 8, height: 8000 });
});

test('a picture is rotated as the camera recorded, and contains no metadata such as the location', async () => {
  const photo = plainPicture(800, 600)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '14/1 12/1 0/1', GPSLatitudeRef: 'N' } });
  expect((await sharp(await photo.toBuffer()).metadata()).exif).toBeDefined();
  const picture = await make('phone.jpg', photo);
  expect(picture).toMatchObject({ width: 600, height: 800 });
  for (const { exif, xmp, width, height } of await metadataOf(picture)) {
    expect([exif, xmp]).toEqual([undefined, undefined]);
    expect(height).toBeGreaterThan(width);
  }
});

test('a picture keeps transparency, as PNG for old browsers', async () => {
  const background = { r: 0, g: 80, b: 90, alpha: 0.5 };
  const logo = sharp({ create: { width: 400, height: 400, channels: 4, background } });
  const picture = await make('logo.png', logo.png());
  expect(picture).toMatchObject({ isOpaque: false, fallback: expect.stringMatching(/\.png$/) });
  for (const file of filesOf(picture)) {
    expect(await sharp(file).stats()).toHaveProperty('isOpaque', false);
  }
});

test('an SVG is copied, with the size in the file, unless it has another extension; a square one is an icon', async () => {
  const svg = Buffer.from(`${svgStart} viewBox="0 0 96 48"/>`);
  for (const name of ['a b#1.svg', 'LOGO.SVG']) {
    const drawing = await make(name, svg);
    const facts = { avif: [], width: 96, height: 48, isVector: true, isIcon: false };
    expect(drawing).toMatchObject(facts);
    expect(filesOf(drawing)).toEqual([svg]);
  }
  expect(await make('svg.png', svg)).toMatchObject({ avif: [{ width: 96 }], isVector: false });
  const square = Buffer.from(`${svgStart} viewBox="0 0 1024 1024"/>`);
  expect(await make('icon.svg', square)).toMatchObject({ isIcon: true });
});

test('a logo has files for screens of one to three times as many pixels, also if it is a picture elsewhere', async () => {
  const original = plainPicture(1200, 200, '#357').png();
  expect(await make('word.png', original)).toMatchObject({ width: 1200 });
  const wordMark = await make('word.png', original, 'logo');
  expect(wordMark.avif.map(({ width }) => width)).toEqual([144, 288, 432]);
  const disc = (size: number) =>
    Buffer.from(`${svgStart} viewBox="0 0 ${size} ${size}"><circle cx="4" cy="4" r="4"/></svg>`);
  expect(await make('round.svg', disc(8), 'logo')).toMatchObject({ isVector: true, ratio: 1 });
  expect(await make('margins.svg', disc(16), 'logo')).toMatchObject({ isVector: false });
  expect(await make('margins.svg', disc(16), 'skill logo')).toMatchObject({ isVector: true });
});

test.each(['logo', 'skill logo'] as const)('a line as a %s has files', async (use) => {
  for (const [width, height] of [
    [3, 600],
    [600, 3],
    [2, 300],
  ] as const) {
    const svg = Buffer.from(
      `${svgStart} width="${width}" height="${height}"><path d="M0 0v600"/></svg>`,
    );
    expect(await make('line.svg', svg, use)).toMatchObject({ plate: 'light' });
    const line = await make('line.png', plainPicture(width, height, '#357').png(), use);
    for (const made of await metadataOf(line)) expect(made.height).toBeGreaterThan(0);
  }
});

test.each<[what: string, width: number, height: number, alpha: number, isIcon: boolean]>([
  ['a small picture', 256, 64, 1, true],
  ['a larger picture', 257, 64, 1, false],
  ['a square picture', 512, 480, 1, true],
  ['a transparent picture', 512, 64, 0.5, true],
  ['a large transparent picture', 513, 64, 0.5, false],
])('%s of %d × %d pixels: an icon? %#', async (_, width, height, alpha, isIcon) => {
  const background = { r: 0, g: 80, b: 90, alpha };
  const picture = sharp({ create: { width, height, channels: 4, background } });
  expect(await make('icon.png', picture.png())).toMatchObject({ isIcon, isSmall: true });
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

/** Prepares a picture after a change of its files in the cache; says whether it is made again. */
async function isMadeAgainAfter(change: (file: string) => void) {
  const data = await plainPicture(400, 300).png().toBuffer();
  const first = await prepare('cached.png', data);
  const files = filesOf(first.image);
  rmSync(out, { recursive: true });
  change(path.join('.next/cache/prepared-images', path.basename(first.image.avif[0]?.path ?? '')));
  const encode = jest.spyOn(sharp.prototype, 'toBuffer');
  const second = await prepare('cached.png', data);
  expect(second).toEqual(first);
  expect(filesOf(second.image)).toEqual(files);
  return encode.mock.calls.length > 0;
}

test.each<[what: string, change: (file: string) => void, isMadeAgain: boolean]>([
  ['unchanged', () => {}, false],
  ['missing', rmSync, true],
  ['empty', (file) => writeFileSync(file, ''), true],
  ['damaged', (file) => writeFileSync(file, readFileSync(file).reverse()), true],
  ['without its data', (file) => rmSync(file.replace(/-400\.avif$/, '.json')), true],
])('a file in the cache that is %s is made again: %#', async (_, change, isMadeAgain) => {
  expect(await isMadeAgainAfter(change)).toBe(isMadeAgain);
});

test('the cache keeps what a build uses, and nothing else', async () => {
  const used = await prepare('used.png', plainPicture(30, 20, '#111').png());
  await prepare('unused.png', plainPicture(30, 20, '#222').png());
  await deleteOtherImages([used]);
  const { key } = used;
  const names = [`${key}-30.avif`, `${key}-30.jpeg`, `${key}.json`];
  expect(readdirSync('.next/cache/prepared-images').sort()).toEqual(names);
});

// Browsers keep the files of an address for a year.
test('a changed picture gets new addresses', async () => {
  const before = await make('changing.png', plainPicture(400, 300, '#111').png());
  const after = await make('changing.png', plainPicture(401, 300, '#eee').png());
  const old = addressesOf(before);
  expect(addressesOf(after).filter((address) => old.includes(address))).toEqual([]);
});

test('a picture that cannot be used is refused with one sentence', async () => {
  const originals = {
    'empty.png': '',
    'half.png': portrait.subarray(0, 20_000),
    'heic.jpg': `\0\0\0\x18ftypheic${'\0'.repeat(99)}`,
    'lfs.png': 'version https://git-lfs.github.com/spec/v1\n',
    'giant.png': `${svgStart} width="20000" height="20000"/>`,
    'inner.svg': `<div>${svgStart}/></div>`,
    'photo.svg': portrait,
    'bare.svg': '<svg viewBox="0 0 8 8"/>',
  };
  const refused = Object.entries(originals).map(([name, original]) =>
    make(name, Buffer.from(original)).then(
      () => name,
      ({ message }) => message,
    ),
  );
  expectGolden('refused-pictures.txt', `${(await Promise.all(refused)).join('\n')}\n`);
});

// A difference is a mean of the 255 steps of a color. AVIF of quality 40, or with less chroma, has
// 1.4.
test.each([
  { what: 'a phone', from: 1200, file: 'a-480.avif', difference: 1.1, bytes: 14_500 },
  { what: 'an old phone', from: 480, file: 'a-480.jpeg', difference: 2.1, bytes: 32_000 },
  // Of quality 50, it has 1.8.
  { what: 'an avatar', from: 280, file: 'a-280.avif', difference: 1.1, bytes: 11_000 },
])('a portrait for $what looks like its original, and has few bytes', async (most) => {
  const { from, file } = most;
  const original = await sharp(portrait).resize(from).png().toBuffer();
  const { files } = await encode(await inspectOriginal('a.png', original), 'picture', 'a');
  const image = files[file] ?? Buffer.alloc(0);
  const { width } = await sharp(image).metadata();
  const expected = await sharp(original).resize(width).png().toBuffer();
  const compared = sharp(image).composite([{ input: expected, blend: 'difference' }]);
  const { channels } = await sharp(await compared.png().toBuffer()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(most.difference);
  expect(image.length).toBeLessThan(most.bytes);
});
