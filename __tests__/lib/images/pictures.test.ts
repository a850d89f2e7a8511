/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makePicture, prunePictures } from '@/lib/images/pictures';
import type { PreparedPicture } from '@/lib/images/prepared-picture';
import { makeFolder } from '../../support/folder';

const project = makeFolder({ 'public/images/.keep': '' });
const file = (src: string) => path.join(project, 'public', decodeURIComponent(src));

/** Puts an original into the project and makes a picture of it. */
async function make(src: string, data: Buffer | Sharp) {
  writeFileSync(
    path.join(project, 'public', src),
    Buffer.isBuffer(data) ? data : await data.toBuffer(),
  );
  return makePicture(src, { projectDir: project });
}
const reason = async (src: string, data: Buffer | Sharp) => {
  const error: unknown = await make(src, data).then(
    () => 'it worked',
    (problem: unknown) => problem,
  );
  return error instanceof Error ? error.message : error;
};

const blank = (width: number, height: number, background = '#d97706') =>
  sharp({ create: { width, height, channels: 3, background } });
/** A picture that compresses like a photo: every pixel differs a little. */
const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const widths = (picture: PreparedPicture, type: string) =>
  picture.sources.find((source) => source.type === type)?.srcSet.map(({ width }) => width);
const allPaths = ({ sources, fallback }: PreparedPicture) => [
  fallback.path,
  ...sources.flatMap(({ srcSet }) => srcSet.map((each) => each.path)),
];

describe('A picture', () => {
  it('comes as AVIF and WebP from 320 pixels up to its own width, and as one JPEG', async () => {
    const { picture } = await make('/images/card.png', blank(1200, 750).png());
    expect(picture).toMatchObject({ width: 1200, height: 750 });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(widths(picture, 'image/avif')).toEqual([320, 480, 720, 1200]);
    expect(widths(picture, 'image/webp')).toEqual([320, 480, 720, 1200]);
    expect(picture.fallback).toMatchObject({ width: 720, height: 450, type: 'image/jpeg' });
    for (const { type, srcSet } of picture.sources) {
      for (const { path: address, width } of srcSet) {
        const made = await sharp(file(address)).metadata();
        expect([made.width, made.height]).toEqual([width, width * 0.625]);
        expect(type.endsWith(made.format === 'heif' ? 'avif' : (made.format ?? ''))).toBe(true);
      }
    }
  });

  it('is never enlarged, and never served wider than 1600 pixels', async () => {
    const small = await make('/images/small.png', blank(200, 100).png());
    expect(widths(small.picture, 'image/avif')).toEqual([200]);
    expect(small.picture.fallback.width).toBe(200);
    const large = await make('/images/large.jpg', blank(4000, 2000).jpeg());
    expect(widths(large.picture, 'image/avif')?.at(-1)).toBe(1600);
    expect(large.picture).toMatchObject({ width: 1600, height: 800 });
  });

  it('keeps within what browsers can decode when it is a very long screenshot', async () => {
    const { picture } = await make('/images/long.png', blank(1000, 20_000).png());
    expect(picture.height).toBeLessThanOrEqual(8000);
    expect(picture.height / picture.width).toBeCloseTo(20, 0);
  });

  it('stands upright when the camera was held on its side, and tells nobody where it was taken', async () => {
    const photo = blank(800, 600)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '14/1 12/1 0/1', GPSLatitudeRef: 'N' } });
    expect((await sharp(await photo.toBuffer()).metadata()).exif).toBeDefined();
    const { picture } = await make('/images/phone.jpg', photo);
    expect(picture).toMatchObject({ width: 600, height: 800 });
    for (const address of allPaths(picture)) {
      const made = await sharp(file(address)).metadata();
      expect(made).not.toHaveProperty('exif');
      expect(made).not.toHaveProperty('xmp');
      expect(made.height).toBeGreaterThan(made.width ?? 0);
    }
  });

  it('has its average colour as a placeholder', async () => {
    expect((await make('/images/mango.png', blank(400, 300, '#ff9900').png())).picture.color).toBe(
      '#f90',
    );
  });

  it('with transparent parts keeps them, as PNG for old browsers, without a placeholder', async () => {
    const logo = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 4,
        background: { r: 0, g: 80, b: 90, alpha: 0.5 },
      },
    });
    const { picture } = await make('/images/logo.png', logo.png());
    expect(picture.color).toBeNull();
    expect(picture.fallback.type).toBe('image/png');
    for (const address of allPaths(picture)) {
      expect((await sharp(file(address)).stats()).isOpaque).toBe(false);
    }
  });

  it('whose alpha channel hides nothing comes as JPEG', async () => {
    const opaque = blank(400, 300).ensureAlpha();
    expect((await make('/images/opaque.png', opaque.png())).picture.fallback.type).toBe(
      'image/jpeg',
    );
  });

  it('drawn as SVG is used as it is, with the size that the drawing states', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"/>');
    const { picture, encoded } = await make('/images/a b#1.svg', svg);
    expect(encoded).toBe(false);
    expect(picture).toEqual({
      width: 96,
      height: 48,
      color: null,
      sources: [],
      fallback: { path: '/images/a%20b%231.svg', width: 96, height: 48, type: 'image/svg+xml' },
    });
  });
});

describe('An unusual original works', () => {
  const originals: [name: string, src: string, data: () => Promise<Buffer>][] = [
    [
      'a photo for print (CMYK)',
      'cmyk.jpg',
      () => blank(400, 300, '#ff0000').toColourspace('cmyk').jpeg().toBuffer(),
    ],
    [
      '16 bits a channel',
      'deep.png',
      () => blank(400, 300, '#ff0000').toColourspace('rgb16').png().toBuffer(),
    ],
    [
      'a wide-gamut photo',
      'p3.jpg',
      () => blank(400, 300, '#ff0000').withIccProfile('p3').jpeg().toBuffer(),
    ],
    ['a JPEG called .png', 'wrong.png', () => blank(400, 300, '#ff0000').jpeg().toBuffer()],
    ['a JPEG called .svg', 'wrong.svg', () => blank(400, 300, '#ff0000').jpeg().toBuffer()],
    ['a GIF that stands still', 'still.gif', () => blank(400, 300, '#ff0000').gif().toBuffer()],
    ['an AVIF', 'modern.avif', () => blank(400, 300, '#ff0000').avif({ effort: 0 }).toBuffer()],
    ['40 megapixels', 'huge.jpg', () => blank(8000, 5000, '#ff0000').jpeg().toBuffer()],
  ];

  it.each(originals)('%s', async (_, name, data) => {
    const { picture } = await make(`/images/${name}`, await data());
    const widest = picture.sources[0]?.srcSet.at(-1)?.path ?? '';
    const { data: pixels, info } = await sharp(file(widest))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const [red = 0, green = 0, blue = 0] = pixels;
    expect(red).toBeGreaterThan(225);
    expect(green).toBeLessThan(50);
    expect(blue).toBeLessThan(50);
  });

  it('grey', async () => {
    const { picture } = await make(
      '/images/grey.png',
      blank(400, 300, '#888').toColourspace('b-w').png(),
    );
    expect(picture.color).toBe('#888');
  });

  it.each([
    'My Photo.png',
    '100% me.png',
    'c# notes.png',
    'ñandú-Ñ.png',
    '写真.png',
    'фото портрет.png',
    "it's & that.png",
  ])('named %s', async (name) => {
    const { picture } = await make(`/images/${name}`, blank(300, 200).png());
    for (const address of allPaths(picture)) {
      expect(address).toMatch(/^\/pictures\/[a-z0-9-]+-[0-9a-f]{8}-300\.(avif|webp|jpg)$/);
      expect(existsSync(file(address))).toBe(true);
    }
  });

  it('that shares its name with another in another folder', async () => {
    const red = await make('/images/same.png', blank(100, 100, '#ff0000').png());
    const blue = await make('/same.png', blank(100, 100, '#0000ff').png());
    expect(allPaths(red.picture)).not.toEqual(allPaths(blue.picture));
  });
});

describe('An original that cannot be used is refused in one sentence', () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(99),
  ]);
  const frames = [blank(20, 20, '#f00'), blank(20, 20, '#00f')];

  it.each<[name: string, src: string, data: () => Promise<Buffer>, sentence: string]>([
    [
      'an empty file',
      'empty.png',
      async () => Buffer.alloc(0),
      'is empty (0 bytes); save it again',
    ],
    [
      'an HEIC photo',
      'IMG_0001.HEIC',
      async () => heic,
      'is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG',
    ],
    [
      'an HEIC photo called .jpg',
      'renamed.jpg',
      async () => heic,
      'is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG',
    ],
    [
      'half a JPEG',
      'half.jpg',
      async () => {
        const whole = await noisy(600, 400).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read',
    ],
    [
      'half a PNG',
      'half.png',
      async () => {
        const whole = await noisy(600, 400).png().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read',
    ],
    [
      'a web page called .png',
      'page.png',
      async () => Buffer.from('<!doctype html><title>Not found</title>'),
      'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read',
    ],
    [
      'an animation',
      'moving.gif',
      async () =>
        sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
          join: { animated: true },
        })
          .gif()
          .toBuffer(),
      'is an animation, but pictures here stand still; save one frame of it as PNG',
    ],
    [
      'a drawing called .png',
      'drawing.png',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
      'is an SVG drawing; rename it so that its name ends in .svg',
    ],
    [
      '150 megapixels',
      'giant.png',
      () => blank(15_000, 10_000).png({ compressionLevel: 1 }).toBuffer(),
      'has more than 120 megapixels; save it smaller',
    ],
  ])('%s', async (_, name, data, sentence) => {
    expect(await reason(`/images/${name}`, await data())).toBe(
      `public/images/${name}: ${sentence}`,
    );
  });

  it('a missing one, with its real name if only the letter case is wrong', async () => {
    await expect(makePicture('/images/nowhere.png', { projectDir: project })).rejects.toThrow(
      'public/images/nowhere.png: no such file',
    );
    writeFileSync(file('/images/Photo.JPG'), await blank(9, 9).jpeg().toBuffer());
    await expect(makePicture('/images/photo.jpg', { projectDir: project })).rejects.toThrow(
      'public/images/photo.jpg: no such file; the file is called "/images/Photo.JPG"',
    );
  });
});

describe('The cache', () => {
  const published = () => readdirSync(path.join(project, 'public/pictures')).sort();

  it('spares an unchanged picture a second encoding, and restores what is gone', async () => {
    const data = await noisy(400, 300).png().toBuffer();
    const first = await make('/images/cached.png', data);
    const bytes = allPaths(first.picture).map((address) => readFileSync(file(address)));
    rmSync(path.join(project, 'public/pictures'), { recursive: true });
    // Written anew, as by a fresh checkout: another date, the same bytes.
    const second = await make('/images/cached.png', data).then(() => freshly('/images/cached.png'));
    expect([first.encoded, second.encoded]).toEqual([true, false]);
    expect(second.picture).toEqual(first.picture);
    expect(allPaths(second.picture).map((address) => readFileSync(file(address)))).toEqual(bytes);
  });

  it('gives a changed picture new addresses, since hosts keep the old ones for ever', async () => {
    const before = await make('/images/changing.png', blank(400, 300, '#111').png());
    const after = await make('/images/changing.png', blank(401, 300, '#eee').png());
    expect(after.encoded).toBe(true);
    const old = allPaths(before.picture);
    expect(allPaths(after.picture).filter((address) => old.includes(address))).toEqual([]);
  });

  it('makes the same bytes again when it was lost', async () => {
    const first = await make('/images/again.png', noisy(400, 300).png());
    const bytes = allPaths(first.picture).map((address) => readFileSync(file(address)));
    rmSync(path.join(project, '.next'), { recursive: true });
    rmSync(path.join(project, 'public/pictures'), { recursive: true });
    const second = await freshly('/images/again.png');
    expect(second.encoded).toBe(true);
    expect(allPaths(second.picture).map((address) => readFileSync(file(address)))).toEqual(bytes);
  });

  it('encodes again what it holds in part only', async () => {
    const { key = '' } = await make('/images/torn.png', blank(300, 200, '#123').png());
    rmSync(path.join(project, '.next/cache/pictures', key, `${key}-300.webp`));
    rmSync(path.join(project, 'public/pictures'), { recursive: true });
    expect((await freshly('/images/torn.png')).encoded).toBe(true);
    expect(published()).toContain(`${key}-300.webp`);
  });

  it('lets go of pictures that the content no longer shows, and of nothing else', async () => {
    const kept = await make('/images/kept.png', blank(300, 200, '#345').png());
    const gone = await make('/images/gone.png', blank(300, 200, '#678').png());
    await prunePictures([kept.key ?? ''], project);
    expect(allPaths(gone.picture).some((address) => existsSync(file(address)))).toBe(false);
    expect(published()).toEqual(
      ['avif', 'jpg', 'webp'].map((extension) => `${kept.key}-300.${extension}`),
    );
    expect(readdirSync(path.join(project, '.next/cache/pictures'))).toEqual([kept.key]);
    expect(existsSync(file('/images/gone.png'))).toBe(true);
  });
});

/** Makes a picture with nothing remembered from before, as the next build does. */
async function freshly(src: string) {
  let result: Awaited<ReturnType<typeof makePicture>> | undefined;
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/lib/images/pictures');
    result = await fresh.makePicture(src, { projectDir: project });
  });
  if (result === undefined) throw new Error('nothing was made');
  return result;
}

it('A portrait for a 2x screen stays below 40 KB', async () => {
  const { picture } = await makePicture('/images/portrait.png');
  const medium = picture.sources[0]?.srcSet.find(({ width }) => width === 720);
  const { size } = statSync(path.join('public', medium?.path ?? ''));
  expect(size).toBeLessThan(40_000);
});
