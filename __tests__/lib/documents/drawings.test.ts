import sharp, { type Sharp } from 'sharp';
import { huesOf, palette } from '@/lib/design/palette';
import { iconSvg } from '@/lib/documents/app-icon';
import { ogImage } from '@/lib/documents/og';
import { typesetSvg } from '@/lib/documents/typst';
import { croppedPortrait } from '@/lib/images/original';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { plainPicture } from '../../support/plain-picture';
import { siteOf } from '../../support/site';

// A picture shows the social image of the sample, and all icons. rules/documents.spec.ts tests the
// size of the file.

jest.mock('@/lib/documents/typst', () => {
  const actual = jest.requireActual('@/lib/documents/typst');
  return { ...actual, typesetSvg: jest.fn(actual.typesetSvg) };
});

/** Writes the original of a portrait into `content/pictures/`. */
const writeOriginal = (src: string, original: string | Buffer) =>
  enterFolder(makeFolder({ [`content/pictures/${src}`]: original }));

const svgOf = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** A letter for each part of a picture: r, g or b for a color, and a point for any other. */
async function lettersOf(picture: Uint8Array, width: number, height: number): Promise<string> {
  const size = { width, height, fit: 'fill', kernel: 'nearest' } as const;
  const pixels = await sharp(picture).resize(size).removeAlpha().raw().toBuffer();
  const letters = Array.from({ length: width * height }, (_, pixel) => {
    const color = [...pixels.subarray(3 * pixel, 3 * pixel + 3)];
    const index = color.findIndex((each) => each > 200);
    return index >= 0 && color.every((each, other) => other === index || each < 60)
      ? 'rgb'.charAt(index)
      : '.';
  });
  const rows = Array.from({ length: height }, (_, row) =>
    letters.slice(row * width, (row + 1) * width).join(''),
  );
  return `${rows.join('\n')}\n\n`;
}

// A drawing of any size, whose middle is red.
test('the social image has the portrait at its end, below no line, also from right to left', async () => {
  const middle = '<path fill="#f00" d="M4400 0h200v630h-200"/>';
  const face = svgOf(9000, 630, `<path fill="#0f0" d="M0 0h9000v630H0"/>${middle}`);
  writeOriginal('face.svg', face);
  let shown = '';
  for (const language of ['en', 'ar']) {
    const owner = { portrait: { src: 'face.svg', alt: '' } };
    const site = siteOf({ owner, site: { language } });
    shown += await lettersOf(await ogImage(site), 60, 12);
    // A portrait of so few pixels is round on the page.
    Object.assign(site.profile.person.portrait ?? {}, { width: 300, height: 300 });
    shown += await lettersOf(await ogImage(site), 60, 12);
  }
  expectGolden('social-image.txt', shown);
});

/** Bands of three colors, down or across. Each covers those before it. */
const bands = (width: number, height: number, direction: 'x' | 'y', starts: number[]) =>
  svgOf(
    width,
    height,
    ['#f00', '#0f0', '#00f']
      .map((fill, index) => {
        const start = `${direction}="${starts[index]}"`;
        return `<rect ${start} width="3150" height="3150" fill="${fill}"/>`;
      })
      .join(''),
  );
const tall = bands(504, 2100, 'y', [0, 0, 1400]);
const wide = bands(3150, 756, 'x', [0, 1050, 2100]);
const disc = svgOf(128, 128, '<circle cx="64" cy="64" r="64" fill="#f00"/>');

test('the social image shows the focus of a portrait, and a color behind a transparent one', async () => {
  // As a phone saves it: on its side, with the orientation in EXIF.
  const photo = sharp(Buffer.from(wide)).rotate(270).withMetadata({ orientation: 6 });
  const portraits: [src: string, original: string | Sharp, focus?: string][] = [
    ['tall.svg', tall],
    ['tall.svg', tall, 'bottom left'],
    ['tall.svg', tall, '50% 50%'],
    ['wide.png', photo.clone().png()],
    ['wide.png', photo.clone().png(), 'bottom left'],
    ['small.png', plainPicture(280, 280, '#f00').png()],
    ['disc.svg', disc],
  ];
  let shown = '';
  for (const [src, original, focus] of portraits) {
    writeOriginal(src, typeof original === 'string' ? original : await original.toBuffer());
    const picture = await croppedPortrait({ src, focus }, { width: 504, height: 630 });
    shown += `${src}, focus: ${focus}\n${await lettersOf(picture, 24, 15)}`;
  }
  expectGolden('social-portraits.txt', shown);
});

test('the social image has the first sentence of an introduction only if there is room', async () => {
  const hasIntro: boolean[] = [];
  // A letter of three bytes. Each is drawn in 1000 units.
  for (const intro of [`${'ế'.repeat(40)}. Ế`, 'ế'.repeat(600)]) {
    await ogImage(siteOf({ owner: { name: 'Ana Solvik-Reef', firstNames: 'Ana', intro } }));
    const drawing = await jest.mocked(typesetSvg).mock.results.at(-1)?.value;
    hasIntro.push(drawing.includes('scale(0.026'));
  }
  expect(hasIntro).toEqual([true, false]);
});

const dark = palette(huesOf(), 'dark');

test('icons show the initials as outlines, or only the bar if no font has them', async () => {
  const letters = async (initials: string) => {
    const svg = await iconSvg(initials, dark);
    expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|undefined/);
    return svg.match(/<use /g)?.length ?? 0;
  };
  expect(await letters('JC')).toBe(2);
  expect(await letters('J')).toBe(1);
  expect(await letters('𒀀')).toBe(0);
});
