import sharp from 'sharp';
import type { ImageUse } from '@/lib/content/schema-fields';
import { encode } from '@/lib/images/encode';
import { expectGolden } from '../../support/golden';

/** What the build finds out about a logo of 200 × 200 pixels, or about one of another size. */
async function logoOf(
  body: string,
  use: ImageUse,
  { width = 200, height = 200, type = 'png' } = {},
) {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );
  const isSvg = type === 'svg';
  const drawing = sharp(svg);
  const bytes = isSvg ? svg : await drawing.toFormat(type as 'png').toBuffer();
  return (await encode({ src: '', bytes, width, height, isSvg }, use, '')).image;
}

const box = (fill: string, size = '100%') =>
  `<rect width="${size}" height="${size}" fill="${fill}"/>`;
const disc = (fill: string, radius = 60) =>
  `<circle cx="100" cy="100" r="${radius}" fill="${fill}"/>`;

const whiteEnds = '<path fill="#fff" d="M0 80h60v40H0zM140 80h60v40h-60z"/>';
const darkMiddle = '<path d="M90 80h20v40H90z"/>';

const tile = (inside: string, fill = '#0a3a5a') => box(fill) + inside;

const mark = '<path d="M100 60h40v80h-40z"/>';
const smallMark = '<path d="M10 6h4v8h-4z"/>';

const logos: [what: string, body: string, use?: ImageUse, file?: Parameters<typeof logoOf>[2]][] = [
  ['a tile', tile(disc('#fff'))],
  ['a dark tile', tile(disc('#fff'), '#000')],
  ['a tile with round corners', '<rect width="200" height="200" rx="50" fill="#e4405f"/>'],
  ['a dark mark on transparent ground', disc('#001')],
  ['a square with a hole', '<path d="M0 0h200v200H0zM60 50v100h80V50z"/>'],
  ['a dark mark on white', tile(disc('#003a70'), '#fff')],
  ['a pale mark on white', tile(disc('#ffe08a'), '#fff')],
  ['a white mark on transparent ground', disc('#fff')],
  ['a mark in one bright color', disc('#ff9a00')],
  ['a wide white mark with a dark middle', whiteEnds + darkMiddle],
  // They stand on one plate, unless nobody would see them there.
  ...['#61dafb', '#000', '#fff'].flatMap((fill): typeof logos => [
    [`a square in ${fill}`, box(fill), 'skill logo'],
    [`a disc in ${fill}`, disc(fill), 'skill logo'],
  ]),
  ['transparent margins', mark],
  ['white margins', box('#fff') + mark, 'logo', { type: 'jpeg' }],
  ['white margins', box('#fff') + mark, 'picture'],
  ['transparent margins', mark, 'picture'],
  ['transparent margins', mark, 'portrait'],
  // It is kept sharp.
  ['a small mark', smallMark, 'logo', { width: 20, height: 20, type: 'svg' }],
  // Nothing to cut, or nothing to see.
  ['a dark square', box('#123')],
  ['a white square', box('#fff')],
  ['nothing', ''],
];

test('margins are cut off, and each logo stands on the plate that makes it visible', async () => {
  const lines = logos.map(async ([what, body, use = 'logo', file]) => {
    const { plate, width, height } = await logoOf(body, use, file);
    return `${use}: ${what}: plate ${plate}, ${width} × ${height}\n`;
  });
  expectGolden('plates.txt', (await Promise.all(lines)).join(''));
});
