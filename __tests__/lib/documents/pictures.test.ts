/** @jest-environment node */
import sharp from 'sharp';
import { look } from '@/app/look';
import { content } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { type IconShape, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { ico } from '@/lib/documents/ico';
import { ogImage } from '@/lib/documents/og';
import { hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';

const og = (of: Content) => ogImage(of, look().og, places(of).addressOf);

const named = (name: string): Content => ({ ...content, owner: { ...content.owner, name } });

/** Share of pixels in a stretch of a picture that are about as light as text. */
async function lightShare(png: Uint8Array, [left, top, width, height]: number[] = []) {
  const { data, info } = await sharp(png)
    .extract({ left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 150).length / (info.width * info.height);
}

describe('the social image', () => {
  test.each([
    ['the owner’s name', content],
    ['a name of 40 letters', named('Maria Concepcion Villanueva-Santos Leona')],
    ['a name of 200 letters', named('x'.repeat(200))],
    ['a right-to-left name', named('عبد الرحمن الخوارزمي')],
    ['a name no font can draw', named('李小龍')],
    ['little', minimalContent],
    ['hostile texts', hostileContent],
  ])('with %s is 1200 × 630 and under 300 KB, its text inside its column', async (_, of) => {
    const png = await og(of);
    expect(png.length).toBeLessThan(300 * 1024);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // From right to left the text stands on the other side.
    const isMirrored = of.site.language === 'ar';
    const at = (x: number, y: number, width: number, height: number) =>
      lightShare(png, [isMirrored ? 1200 - x - width : x, y, width, height]);
    expect(await at(76, 70, 620, 416)).toBeGreaterThan(0.015);
    expect(await at(0, 0, 70, 630)).toBe(0);
    expect(await at(0, 0, 700, 60)).toBe(0);
    expect(await at(0, 575, 700, 55)).toBe(0);
  });

  test('is the same file for the same content', async () => {
    expect(Buffer.from(await og(content)).equals(Buffer.from(await og(content)))).toBe(true);
  });

  test('does without contours and with a portrait that is a drawing', async () => {
    const src = '/images/logos/lantern-labs.svg';
    const drawn = { ...content, owner: { ...content.owner, portrait: { src, alt: 'x' } } };
    const { contours, ...colours } = look().og;
    const png = await ogImage(drawn, colours, places(content).addressOf);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(contours).toBeDefined();
  });
});

describe('icons', () => {
  const shapes: IconShape[] = ['rounded', 'small', 'square', 'maskable'];

  test.each(shapes)(
    '%s shows the initials for any name, without text or scripts',
    async (shape) => {
      for (const name of ['Juan Dela Cruz', 'WW WW', hostileContent.owner.name, '李小龍', '!']) {
        const svg = await iconSvg(name, look().icon, shape);
        expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|NaN|Infinity|undefined/);
      }
      const letters = async (name: string) =>
        (await iconSvg(name, look().icon, shape)).match(/<use /g)?.length ?? 0;
      expect(await letters('Juan Dela Cruz')).toBe(2);
      expect(await letters('李小龍')).toBe(0);
    },
  );

  test.each([
    ['rounded', 0],
    ['small', 0],
    ['square', 255],
    ['maskable', 255],
  ] as const)('%s has corners of opacity %d', async (shape, alpha) => {
    const png = await iconPng('Juan Dela Cruz', look().icon, shape, 64);
    const corner = await sharp(png).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.raw().toBuffer())[3]).toBe(alpha);
  });

  test('maskable keeps the letters in the middle 80 %', async () => {
    const png = await iconPng('Wendy Wong', look().icon, 'maskable', 500);
    expect(await lightShare(png, [100, 100, 300, 300])).toBeGreaterThan(0.05);
    for (const edge of [
      [0, 0, 500, 75],
      [0, 425, 500, 75],
      [0, 0, 75, 500],
      [425, 0, 75, 500],
    ]) {
      expect(await lightShare(png, edge)).toBe(0);
    }
  });

  test('the ICO holds the PNG behind a directory that says where it is', async () => {
    const png = await iconPng('Juan Dela Cruz', look().icon, 'small', 32);
    const file = Buffer.from(ico(png, 32));
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    const inner = file.subarray(offset, offset + length);
    expect(inner.equals(Buffer.from(png))).toBe(true);
    expect(await sharp(inner).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test.each([0, 257, 1.5])('an ICO of %d pixels is refused', (pixels) => {
    expect(() => ico(new Uint8Array(1), pixels)).toThrow(RangeError);
  });
});
