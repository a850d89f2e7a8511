import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture, ResponsiveImage } from '@/components/ui/Picture';
import { prepareImage } from '@/lib/images/prepare-image';
import { enterFolder, makeFolder } from '../../support/folder';
import { plainPicture } from '../../support/plain-picture';

const alt = 'An open drawer';
const markupOf = async (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(await Picture({ src: '/images/drawer.webp', alt, sizes: '92vw', ...props }));

interface Frame {
  ratio: number;
  isLarge?: boolean;
  focus?: string;
}

// prepare-image.test.ts tests the files.
test('a picture has AVIF and a file for every browser, with its text and size', async () => {
  const html = await markupOf();
  expect(html).toMatch(/<source type="image\/avif"[^>]*sizes="92vw"/);
  expect(html).toMatch(/<img src="[^"]+\.jpeg"/);
  expect(html).toContain(`alt="${alt}"`);
  expect(html).toContain('width="1600" height="1200"');
});

test('only the pictures that load first have priority', async () => {
  expect(await markupOf()).not.toMatch(/fetchPriority/i);
  expect(await markupOf({ loadsFirst: true })).toMatch(/fetchPriority="high"/i);
});

test.each<[how: string, frame: Frame, isWhole: boolean]>([
  ['cropped if a small frame cuts a little', { ratio: 4 / 3.1 }, false],
  ['whole if a small frame cuts more than 8 %', { ratio: 4 / 3.4 }, true],
  ['whole if a large frame cuts more than a quarter', { ratio: 4, isLarge: true }, true],
  ['cropped if the owner sets a focus', { ratio: 1 / 2, focus: 'top' }, false],
])('a picture is %s', async (_, { ratio, isLarge, ...props }, isWhole) => {
  const html = await markupOf({ frame: { ratio, isLarge, tallSizes: '20rem' }, ...props });
  expect(html.includes('object-fit:contain')).toBe(isWhole);
  // A wide picture keeps the sizes of the layout.
  expect(html).not.toContain('sizes="20rem"');
});

test.each([
  ['a transparent one, on the plate that makes it visible', 'logo.png', 'var(--plate)'],
  ['an SVG, which is sharp at any size', 'logo.svg', 'var(--deep)'],
  ['a small one', 'small.png', 'var(--surface)'],
])('a picture that is probably a logo is whole: %s', async (_, name, background) => {
  const disc = (fill: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><circle
      cx="350" cy="350" r="200" fill="${fill}"/></svg>`);
  enterFolder(
    makeFolder({
      'public/images/logo.png': await sharp(disc('#012')).png().toBuffer(),
      'public/images/logo.svg': disc('#fff'),
      'public/images/small.png': await plainPicture(320, 200).png().toBuffer(),
    }),
  );
  const frame = { ratio: 8 / 5, tallSizes: '20rem', isLarge: true };
  const html = await markupOf({ src: `/images/${name}`, frame, focus: 'top' });
  expect(html).toContain(`<picture style="background:${background}`);
  expect(html).toContain('object-fit:contain');
  const isEnlarged = !html.includes(name === 'small.png' ? 'min(92%, 320px)' : 'min(92%, 700px)');
  expect(isEnlarged).toBe(name === 'logo.svg');
});

test('a large frame has the ratio of a picture that is wider, whatever is beside it', async () => {
  const frame = { ratio: 8 / 6.5, tallSizes: '20rem', isLarge: true };
  expect(await markupOf({ frame })).toContain('<picture style="aspect-ratio:1600 / 1200">');
});

test('a picture is cropped around the focus that the owner sets', async () => {
  expect(await markupOf({ focus: '25% 20%' })).toContain('object-position:25% 20%');
});

test('a tall picture that is whole has sizes of its own', async () => {
  const frame = { ratio: 8 / 5, tallSizes: '20rem' };
  expect(await markupOf({ src: '/images/portrait.png', frame })).toContain('sizes="20rem"');
});

test('a logo has files for screens of one, two and three device pixels per CSS pixel', async () => {
  const image = await prepareImage('/images/drawer.webp', 'logo');
  const html = renderToStaticMarkup(<ResponsiveImage image={image} alt="" sizes="56px" />);
  const widths = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([64, 128, 192]);
});
