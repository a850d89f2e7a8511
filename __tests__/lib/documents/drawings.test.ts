/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { localeOf } from '@/lib/content';
import { huesOf } from '@/lib/content/look';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { defaultHues, palette } from '@/lib/design/palette';
import { faviconIco, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { ogImage } from '@/lib/documents/og';
import { everything, minimalContent } from '../../fixtures/content';
import { plainPicture } from '../../fixtures/plain-picture';
import { addressesOf } from '../../support/addresses';
import { makeFolder } from '../../support/folder';

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

  test('shows whole sentences of the intro, or none', async () => {
    const withIntro = (intro: string) =>
      make({ ...templateContent, owner: { ...templateContent.owner, intro } });
    const long = `${'I build web apps, '.repeat(12)}and they last.`;
    const none = await withIntro(long);
    expect(none.equals(await withIntro(long.toUpperCase()))).toBe(true);
    const { intro } = templateContent.owner;
    const first = await withIntro(intro);
    expect(first.equals(none)).toBe(false);
    const second = await withIntro(`${intro} ${long}`);
    expect(second.equals(first)).toBe(true);
  });

  const red = '#ff0000';
  /**
   * A photo of three by three fields, one of them red. It is tall or wide as the camera was held.
   */
  async function photoWith(column: number, row: number, [width, height]: [number, number]) {
    const field = await plainPicture(100, 100, red).png().toBuffer();
    const grid = plainPicture(300, 300, '#000000')
      .composite([{ input: field, left: 100 * column, top: 100 * row }])
      .png();
    const stretched = sharp(await grid.toBuffer()).resize(width, height, { fit: 'fill' });
    // Orientation 6: the file is to be turned to the right before it is shown.
    const turned = sharp(await stretched.png().toBuffer()).rotate(270);
    return turned.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  }

  test.each([
    ['top', 1, 0, [600, 1800]],
    ['bottom left', 0, 2, [1800, 600]],
    ['right', 2, 1, [1800, 600]],
    ['30% 100%', 1, 2, [600, 1800]],
  ] as const)(
    'shows the focus "%s" of a photo that is turned',
    async (focus, column, row, size) => {
      const photo = await photoWith(column, row, [...size]);
      const project = makeFolder({ 'public/images/turned.jpg': photo });
      const file = path.join(project, 'public/images/turned.jpg');
      // support/template-files.ts has replaced this module for all tests.
      const publicFiles = jest.requireMock('@/lib/public-files');
      jest.spyOn(publicFiles, 'findPublicFile').mockReturnValue(file);
      const turned = { src: '/images/turned.jpg', alt: 'A photo', focus };
      const owner = { ...templateContent.owner, portrait: turned };
      const png = await make({ ...templateContent, owner });
      expect(await pixelsOf(png, red, [800, 0, 400, 630])).toBeGreaterThan(30_000);
    },
  );
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
