/** @jest-environment node */
import sharp from 'sharp';
import { huesOf } from '@/lib/content/look';
import { templateContent } from '@/lib/content/template';
import { defaultHues, palette } from '@/lib/design/palette';
import { faviconIco, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { ogImage } from '@/lib/documents/og';
import { everything, minimalContent } from '../../fixtures/content';
import { siteOf } from '../../support/site';

/** Counts the pixels of an area of a picture that have about this colour. */
async function pixelsOf(png: Uint8Array, colour: string, area: readonly number[]) {
  const [left = 0, top = 0, width = 1, height = 1] = area;
  const part = sharp(png).extract({ left, top, width, height });
  const data = await part.removeAlpha().raw().toBuffer();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const alike = Array.from({ length: data.length / 3 }, (_, pixel) =>
    wanted.every((value, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - value) < 24),
  );
  return alike.filter(Boolean).length;
}

const { portrait } = templateContent.owner;

// second-language.spec.ts tests the portrait in the social image, owner/documents.test.ts its size.
test.each([
  ['the site', templateContent],
  ['little', minimalContent],
  ['hostile texts', { ...everything, owner: { ...everything.owner, portrait } }],
])('the social image of %s shows name and role within their column', async (_, of) => {
  const png = await ogImage(siteOf(of));
  const { ink, action } = palette(huesOf(of.look), 'dark');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // In a language from right to left the text is on the other side.
  const left = of.site.language === 'he' ? 504 : 76;
  for (const colour of [ink, action]) {
    expect(await pixelsOf(png, colour, [left, 70, 620, 416])).toBeGreaterThan(300);
  }
  expect(await pixelsOf(png, ink, [left, 0, 620, 40])).toBe(0);
  expect(await pixelsOf(png, ink, [left, 580, 620, 50])).toBe(0);
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
