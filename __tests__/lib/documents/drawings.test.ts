/** @jest-environment node */
import sharp from 'sharp';
import { localeOf } from '@/lib/content';
import { huesOf } from '@/lib/content/look';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { defaultHues, palette } from '@/lib/design/palette';
import { faviconIco, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { ogImage } from '@/lib/documents/og';
import { everything, minimalContent } from '../../fixtures/content';
import { addressesOf } from '../../support/addresses';

/** Counts the pixels of an area of a picture that have about this colour. */
async function pixelsOf(png: Uint8Array, colour: string, [left, top, width, height]: number[]) {
  const area = { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
  const data = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const alike = Array.from({ length: data.length / 3 }, (_, pixel) =>
    wanted.every((value, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - value) < 24),
  );
  return alike.filter(Boolean).length;
}

describe('the social image', () => {
  const { portrait } = templateContent.owner;
  const make = (of: Content) => ogImage(of, addressesOf(of).absoluteUrl);

  test.each([
    ['the site', localeOf().content],
    ['little', minimalContent],
    ['hostile texts', { ...everything, owner: { ...everything.owner, portrait } }],
  ])('of %s shows name and role within their column', async (_, of) => {
    const png = await make(of);
    const { page, ink, action } = palette(huesOf(of.look), 'dark');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300 * 1024);
    // In a language from right to left the text is on the other side.
    const left = of.site.language === 'he' ? 504 : 76;
    const column = [left, 70, 620, 416];
    for (const colour of [ink, action]) {
      expect(await pixelsOf(png, colour, column)).toBeGreaterThan(300);
    }
    const beside = [of.site.language === 'he' ? 100 : 900, 200, 200, 300];
    const isBare = (await pixelsOf(png, page, beside)) > 0.8 * 200 * 300;
    expect({ hasPortrait: !isBare }).toEqual({ hasPortrait: of.owner.portrait !== undefined });
    for (const margin of [
      [left, 0, 620, 40],
      [left, 580, 620, 50],
    ]) {
      expect(await pixelsOf(png, ink, margin)).toBe(0);
    }
  });
});

describe('icons', () => {
  const dark = palette(defaultHues, 'dark');

  test('show the initials as outlines, or only the bar if no font has them', async () => {
    const letters = async (name: string) => {
      const svg = await iconSvg(name, dark, 'rounded');
      expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|undefined/);
      return svg.match(/<use /g)?.length ?? 0;
    };
    expect(await letters('Juan Dela Cruz')).toBe(2);
    // Titles and letters after the name give no initials.
    expect(await letters('Dr. Juan, MBA')).toBe(1);
    expect(await letters('𒀀𒁀𒂀')).toBe(0);
  });

  test('maskable icons keep the letters in the safe zone', async () => {
    const png = await iconPng('Wendy Wong', dark, 'maskable', 500);
    expect(await pixelsOf(png, dark.ink, [100, 100, 300, 300])).toBeGreaterThan(2000);
    for (const edge of [
      [0, 0, 500, 75],
      [0, 425, 500, 75],
      [0, 0, 75, 500],
      [425, 0, 75, 500],
    ]) {
      expect(await pixelsOf(png, dark.ink, edge)).toBe(0);
    }
  });

  test('favicon.ico contains a PNG at the offset that its directory gives', async () => {
    const file = Buffer.from(await faviconIco('Juan Dela Cruz', dark));
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    const inner = file.subarray(offset, offset + length);
    expect(await sharp(inner).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
