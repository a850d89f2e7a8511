/** @jest-environment node */
import sharp from 'sharp';
import { sampleContent } from '@/lib/content/sample';
import { defaultHues, huesOf, palette } from '@/lib/design/palette';
import { faviconIco, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { ogImage } from '@/lib/documents/og';
import { findPublicFile } from '@/lib/hosting/public-files';
import { changed } from '../../fixtures/changes';
import { minimalContent } from '../../fixtures/content';
import { everything } from '../../fixtures/everything';
import { makeFolder } from '../../support/folder';
import { siteOf } from '../../support/site';

/** Whether each pixel of an area of a picture has about this color, row by row. */
async function pixelsAlike(png: Uint8Array, color: string, area: readonly number[]) {
  const [left = 0, top = 0, width = 1, height = 1] = area;
  const part = sharp(png).extract({ left, top, width, height });
  const data = await part.removeAlpha().raw().toBuffer();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    wanted.every((value, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - value) < 24),
  );
}

const pixelsOf = async (...wanted: Parameters<typeof pixelsAlike>) =>
  (await pixelsAlike(...wanted)).filter(Boolean).length;

const { portrait } = sampleContent.owner;

// second-language.spec.ts tests the portrait in the social image, owner/documents.test.ts its size.
test.each([
  ['the site', sampleContent],
  ['little', minimalContent],
  ['hostile texts', changed(everything, { owner: { portrait } })],
])('the social image of %s shows name and role within their column', async (_, of) => {
  const png = await ogImage(siteOf(of));
  const { ink, action } = palette(huesOf(of.look), 'dark');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // In a language from right to left the text is on the other side.
  const left = of.site.language === 'he' ? 504 : 76;
  for (const color of [ink, action]) {
    expect(await pixelsOf(png, color, [left, 70, 620, 416])).toBeGreaterThan(300);
  }
  expect(await pixelsOf(png, ink, [left, 0, 620, 40])).toBe(0);
  expect(await pixelsOf(png, ink, [left, 580, 620, 50])).toBe(0);
});

/** The image of an owner. Where a line of Polish ends at a hyphen, the next one begins with one. */
const ogImageOf = (firstNames: string, familyName: string, language = 'pl') => {
  const owner = { name: `${firstNames} ${familyName}`, firstNames, familyName };
  return ogImage(siteOf({ owner, site: { language } }, sampleContent));
};

test('the social image shows a family name with a hyphen on one line', async () => {
  const png = await ogImageOf('Małgorzata', 'Łukaszewska-O’Brien');
  const { ink } = palette(huesOf(sampleContent.look), 'dark');
  const pixels = await pixelsAlike(png, ink, [76, 56, 620, 440]);
  const hasInk = (row: number) => pixels.slice(row * 620, (row + 1) * 620).includes(true);
  const rows = Array.from({ length: 440 }, (_, row) => row);
  // A line of text begins below a row of pixels that has no ink.
  expect(rows.filter((row) => hasInk(row) && !hasInk(row - 1))).toHaveLength(2);
});

test('the social image never doubles the hyphen at which a name is broken', async () => {
  const name = ['Anna', 'Wolfeschlegelsteinhausen-Bergerdorffson'] as const;
  const png = await ogImageOf(...name);
  expect(Buffer.from(png).equals(await ogImageOf(...name, 'en'))).toBe(true);
});

test('the social image shows the beginning of the longest introduction', async () => {
  const intro = 'Long words. '.repeat(50);
  const { 'ink-soft': soft } = palette(huesOf(sampleContent.look), 'dark');
  const png = await ogImage(siteOf({ owner: { intro } }, sampleContent));
  expect(await pixelsOf(png, soft, [76, 420, 572, 76])).toBeGreaterThan(300);
});

test.each([
  ['top of a tall portrait', 504, undefined, '#ff0000'],
  ['focus of a tall portrait', 504, 'bottom left', '#0000ff'],
  ['middle of a wide photo', 2100, undefined, '#00ff00'],
  ['focus of a wide photo', 2100, 'bottom left', '#ff0000'],
])('the social image shows the %s, and no line over it', async (_, width, focus, color) => {
  // Each band covers those before it.
  const bands = ['#ff0000', '#00ff00', '#0000ff'].map((fill, index) => {
    const start = `${width === 504 ? 'y' : 'x'}="${700 * index}"`;
    return `<rect ${start} width="2100" height="2100" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${2604 - width}">`;
  const drawing = Buffer.from(`${svg}${bands.join('')}</svg>`);
  // As a phone saves it: on its side, with the orientation in EXIF.
  const photo = sharp(drawing).rotate(270).withMetadata({ orientation: 6 }).png();
  const folder = makeFolder({ bands: width === 504 ? drawing : await photo.toBuffer() });
  jest.mocked(findPublicFile).mockReturnValueOnce(`${folder}/bands`);
  const portrait = { src: '/bands.svg', alt: '', focus };
  const png = await ogImage(siteOf({ owner: { portrait } }));
  // The shore reaches into the left part of the portrait.
  expect(await pixelsOf(png, color, [836, 0, 364, 630])).toBe(364 * 630);
});

const dark = palette(defaultHues, 'dark');

test('icons show the initials as outlines, or only the bar if no font has them', async () => {
  const letters = async (name: string) => {
    const svg = await iconSvg(name, dark, 'rounded');
    expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|undefined/);
    return svg.match(/<use /g)?.length ?? 0;
  };
  expect(await letters('Juan Dela Cruz')).toBe(2);
  expect(await letters('Juan')).toBe(1);
  expect(await letters('𒀀𒁀𒂀')).toBe(0);
});

test('maskable icons keep the letters in the safe zone', async () => {
  const png = await iconPng('Wendy Wong', dark, 'maskable', 500);
  const inside = await pixelsOf(png, dark.ink, [75, 75, 350, 350]);
  expect(inside).toBeGreaterThan(2000);
  expect(await pixelsOf(png, dark.ink, [0, 0, 500, 500])).toBe(inside);
});

test('favicon.ico contains a PNG at the offset that its directory gives', async () => {
  const file = Buffer.from(await faviconIco('Juan Dela Cruz', dark));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  const inner = file.subarray(offset, offset + length);
  expect(await sharp(inner).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
