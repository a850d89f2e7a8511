import sharp from 'sharp';
import type { ImageUse } from '@/lib/content/schema-fields';
import { decodeOriginal, inspectOriginal } from '@/lib/images/original';
import type { Plate } from '@/lib/images/prepared-image';
import { visiblePart } from '@/lib/images/visible-part';

const drawing = (width: number, height: number, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

/** What the build finds out about a logo of 200 × 200 pixels, or about one of another size. */
async function logoOf(
  body: string,
  { width = 200, height = 200, type = 'png' } = {},
  use: ImageUse = 'logo',
) {
  const svg = drawing(width, height, body);
  const bytes =
    type === 'svg'
      ? svg
      : await sharp(svg)
          .toFormat(type as 'png')
          .toBuffer();
  return visiblePart(await decodeOriginal(await inspectOriginal(`logo.${type}`, bytes), 512), use);
}

const box = (fill: string, size = '100%') =>
  `<rect width="${size}" height="${size}" fill="${fill}"/>`;
const disc = (fill: string, radius = 60) =>
  `<circle cx="100" cy="100" r="${radius}" fill="${fill}"/>`;

const whiteEnds = '<path fill="#fff" d="M0 80h60v40H0zM140 80h60v40h-60z"/>';
const darkMiddle = '<path d="M90 80h20v40H90z"/>';

const tile = (inside: string, fill = '#0a3a5a') => box(fill) + inside;

test.each<[what: string, body: string, plate: Plate]>([
  ['a tile', tile(disc('#fff')), 'none'],
  ['a dark tile', tile(disc('#fff'), '#000'), 'none'],
  ['a tile with round corners', '<rect width="200" height="200" rx="50" fill="#e4405f"/>', 'none'],
  ['a dark mark on transparent ground', disc('#001'), 'light'],
  ['a square with a hole', '<path d="M0 0h200v200H0zM60 50v100h80V50z"/>', 'light'],
  ['a dark mark on white', tile(disc('#003a70'), '#fff'), 'light'],
  ['a pale mark on white', tile(disc('#ffe08a'), '#fff'), 'light'],
  ['a white mark on transparent ground', disc('#fff'), 'dark'],
  ['a mark in one bright color', disc('#ff9a00'), 'dark'],
  ['a wide white mark with a dark middle', whiteEnds + darkMiddle, 'dark'],
])('%s stands on the plate that makes it visible', async (_, body, plate) => {
  expect((await logoOf(body)).plate).toBe(plate);
});

test.each<[what: string, fill: string, plate: Plate]>([
  ['a bright one', '#61dafb', 'light'],
  ['a dark one that covers its square', '#000', 'light'],
  ['a white one', '#fff', 'dark'],
])(
  'logos of skills stand on one plate, unless nobody would see them: %s',
  async (_, fill, plate) => {
    for (const body of [box(fill), disc(fill)]) {
      expect((await logoOf(body, {}, 'skill logo')).plate).toBe(plate);
    }
  },
);

test.each<[what: string, color: string, inside: string, plate: Plate]>([
  ['a dark frame', '#111', '#fff', 'light'],
  ['a white frame', '#fff', '#111', 'dark'],
])('the plate of a picture suits its edges: %s', async (_, color, inside, plate) => {
  const body = disc(color) + disc(inside, 50);
  expect(await logoOf(body, {}, 'picture')).toMatchObject({ plate, info: { width: 120 } });
});

test('transparent margins are cut off, and white ones of a logo, and a small logo in a large file is kept sharp', async () => {
  const sizes = await Promise.all([
    logoOf('<path d="M100 60h40v80h-40z"/>'),
    logoOf(`${box('#fff')}<path d="M100 60h40v80h-40z"/>`, { type: 'jpeg' }),
    logoOf('<path d="M10 6h4v8h-4z"/>', { width: 20, height: 20, type: 'svg' }),
  ]);
  expect(sizes.map(({ info: { width, height } }) => [width, height])).toEqual([
    [40, 80],
    [40, 80],
    [expect.closeTo(102, -1), expect.closeTo(205, -1)],
  ]);
  expect(sizes.map(({ hasMargins }) => hasMargins)).toEqual([true, true, true]);
  const photo = await logoOf(`${box('#fff')}<path d="M100 60h40v80h-40z"/>`, {}, 'picture');
  expect(photo).toMatchObject({ hasMargins: false, info: { width: 200 } });
  // Nothing to cut, or nothing to see.
  for (const body of [box('#123'), box('#fff'), '']) {
    expect(await logoOf(body)).toMatchObject({ hasMargins: false, info: { width: 200 } });
  }
});
