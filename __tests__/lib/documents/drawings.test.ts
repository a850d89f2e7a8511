import sharp, { type Sharp } from 'sharp';
import { defaultHues, palette } from '@/lib/design/palette';
import { iconSvg } from '@/lib/documents/app-icon';
import { ogImage, ogTexts } from '@/lib/documents/og';
import { ogPicture } from '@/lib/documents/og-picture';
import { enterFolder, makeFolder } from '../../support/folder';
import { preparedImage } from '../../support/images';
import { plainPicture } from '../../support/plain-picture';
import { siteOf } from '../../support/site';

// A picture shows the social image of the sample, and all icons. rules/documents.spec.ts tests the
// size of the file.

/** Writes the original of a portrait into `content/pictures/`. */
const writeOriginal = (src: string, original: string | Buffer) =>
  enterFolder(makeFolder({ [`content/pictures/${src}`]: original }));

const green = [0, 255, 0];

/** Expects a picture in one color, which its palette may change a little. */
async function expectOneColor(picture: Sharp, color: readonly number[]): Promise<void> {
  const { channels } = await sharp(await picture.removeAlpha().toBuffer()).stats();
  for (const [index, { min, max }] of channels.entries()) {
    expect(Math.abs(min - (color[index] ?? 0))).toBeLessThan(24);
    expect(max - min).toBeLessThan(24);
  }
}

test('a drawing of any size may be the portrait of the social image, and no line is over it', async () => {
  writeOriginal(
    'face.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000" fill="#00ff00"/></svg>',
  );
  const png = await ogImage(siteOf({ owner: { portrait: { src: 'face.svg', alt: '' } } }));
  // The shore reaches into the left part of the portrait.
  await expectOneColor(sharp(png).extract({ left: 836, top: 0, width: 364, height: 630 }), green);
});

test('the social image from right to left mirrors where the middle of the portrait is', async () => {
  writeOriginal(
    'face.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="630"><path fill="#0f0" d="M0 0h9000v630H0"/><path fill="red" d="M4450 0h100v630h-100"/></svg>',
  );
  const middleIn = async (language: string) => {
    const owner = { portrait: { src: 'face.svg', alt: '' } };
    const png = await ogImage(siteOf({ owner, site: { language } }));
    const row = sharp(png).extract({ left: 0, top: 600, width: 1200, height: 1 }).removeAlpha();
    const pixels = await row.raw().toBuffer();
    const isRed = (x: number) => (pixels[3 * x] ?? 0) > 200 && (pixels[3 * x + 1] ?? 0) < 80;
    const red = Array.from({ length: 1200 }, (_, x) => x).filter(isRed);
    // Its edges are sharp.
    expect(red).toHaveLength(100);
    return ((red[0] ?? 0) + (red.at(-1) ?? 0)) / 2;
  };
  const middle = await middleIn('en');
  expect(middle).toBeGreaterThan(800);
  expect(Math.abs(1200 - middle - (await middleIn('ar')))).toBeLessThan(10);
});

test('the text of the social image ends after a whole sentence', () => {
  const introOf = (intro: string) => ogTexts(siteOf({ owner: { intro } })).intro;
  const first = 'I build with [Node.js](https://nodejs.org) and more.';
  expect(introOf(`${first} ${'Then on '.repeat(24)}`)).toBe('I build with Node.js and more.');
  expect(introOf(`${'On and '.repeat(32)}on.`)).toBe('');
});

test('the social image leaves out an intro that does not fit below name and role', async () => {
  const owner = { name: 'Ana Cruz', firstNames: 'Ana', role: 'Developer '.repeat(10) };
  const imageWith = (intro: string) => ogImage(siteOf({ owner: { ...owner, intro } }));
  const intro = 'I build things for the web. '.repeat(6);
  const image = Buffer.from(await imageWith(intro));
  expect(image.equals(await imageWith(intro.toUpperCase()))).toBe(true);
});

/** The size of the portrait in the social image, and no color but its own. */
const portraitSize = { width: 504, height: 630 };
const water = { water: '#00f', plate: '#00f' };

const tall = { width: 504, height: 2100, direction: 'y', starts: [0, 0, 1400] };
const wide = { width: 3150, height: 756, direction: 'x', starts: [0, 1050, 2100] };

test.each([
  ['upper part of a tall drawing', tall, undefined, green],
  ['focus of a tall drawing', tall, 'bottom left', [0, 0, 255]],
  ['middle of a tall drawing', tall, '50% 50%', green],
  ['middle of a wide photo', wide, undefined, green],
  ['focus of a wide photo', wide, 'bottom left', [255, 0, 0]],
])('the social image shows the %s', async (_, shape, focus, color) => {
  const { width, height, direction, starts } = shape;
  // Each band covers those before it.
  const bands = ['#ff0000', '#00ff00', '#0000ff'].map(
    (fill, index) =>
      `<rect ${direction}="${starts[index]}" width="3150" height="3150" fill="${fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  const drawing = Buffer.from(`${svg}${bands.join('')}</svg>`);
  // As a phone saves it: on its side, with the orientation in EXIF.
  const photo = sharp(drawing).rotate(270).withMetadata({ orientation: 6 }).png();
  const isSvg = shape === tall;
  const src = isSvg ? 'bands.svg' : 'bands.png';
  writeOriginal(src, isSvg ? drawing : await photo.toBuffer());
  const portrait = { ...preparedImage(src, { width, height, isVector: isSvg }), src, alt: '' };
  const options = { ...water, middle: 0.6 };
  const picture = await ogPicture({ ...portrait, focus }, portraitSize, options);
  await expectOneColor(sharp(picture), color);
});

const redSquare = plainPicture(280, 280, '#ff0000').png();
const redDisc =
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><circle cx="64" cy="64" r="64" fill="red"/></svg>';

test.each([
  ['small portrait', 'me.png', { width: 280, height: 280 }, 140],
  [
    'transparent drawing',
    'me.svg',
    { width: 128, height: 128, isVector: true, isOpaque: false },
    171,
  ],
])('a %s is whole and round in the social image, on water', async (_, src, image, radius) => {
  writeOriginal(src, src === 'me.svg' ? redDisc : await redSquare.toBuffer());
  const portrait = { ...preparedImage(src, image), src, alt: '' };
  const picture = await ogPicture(portrait, portraitSize, { ...water, middle: 0.6 });
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const red = Array.from({ length: 504 * 630 }, (_, pixel) => pixel).filter(
    (pixel) => (pixels[3 * pixel] ?? 0) > 200,
  );
  const columns = red.map((pixel) => pixel % 504);
  expect(red.length / (Math.PI * radius ** 2)).toBeCloseTo(1, 1);
  for (const [edge, expected] of [
    [Math.min(...columns), 302 - radius],
    [Math.max(...columns), 302 + radius],
  ] as const) {
    expect(Math.abs(edge - expected)).toBeLessThan(5);
  }
});

const dark = palette(defaultHues, 'dark');

test('icons show the initials as outlines, or only the bar if no font has them', async () => {
  const letters = async (initials: string) => {
    const svg = await iconSvg(initials, dark, 'tab');
    expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|undefined/);
    return svg.match(/<use /g)?.length ?? 0;
  };
  expect(await letters('JC')).toBe(2);
  expect(await letters('J')).toBe(1);
  expect(await letters('𒀀')).toBe(0);
});
