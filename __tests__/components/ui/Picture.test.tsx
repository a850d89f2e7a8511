/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Picture } from '@/components/ui/Picture';

const alt = 'An open drawer';
const show = async (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(
    await Picture({
      src: '/images/drawer.webp',
      alt,
      sizes: '(min-width: 60rem) 34rem, 92vw',
      ...props,
    }),
  );
describe('A picture on the page', () => {
  it('offers AVIF, WebP and a file for every browser, with its size', async () => {
    const html = await show();
    const types = [...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    expect(html.match(/sizes="\(min-width: 60rem\) 34rem, 92vw"/g)).toHaveLength(2);
    expect(html).toMatch(/<img src="\/_next\/static\/pictures\/drawer-[0-9a-f]{8}-1080\.jpeg"/);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).toContain('width="1600" height="1200"');
  });

  it('loads lazily, or at once and with priority', async () => {
    expect(await show()).toContain('loading="lazy"');
    const first = await show({ priority: true });
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/fetchPriority="high"/i);
  });

  it('has no style attribute: placeholder and focus are in a class', async () => {
    const sheet = new ServerStyleSheet();
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        await Picture({ src: '/images/drawer.webp', alt, sizes: '92vw', focus: '30% 20%' }),
      ),
    );
    expect(html).not.toContain('style=');
    expect(sheet.getStyleTags()).toMatch(/background:\s?#[0-9a-f]{3};\s?color:\s?#(000|fff);/);
    expect(sheet.getStyleTags()).toMatch(/object-position:\s?30% 20%/);
    sheet.seal();
  });

  it('has a placeholder of three colours if it is the first picture', async () => {
    const sheet = new ServerStyleSheet();
    const first = await Picture({ src: '/images/drawer.webp', alt, sizes: '92vw', priority: true });
    renderToStaticMarkup(sheet.collectStyles(first));
    const gradient = /background:\s?linear-gradient\((#[0-9a-f]{3},\s?){2}#[0-9a-f]{3}\)/;
    expect(sheet.getStyleTags()).toMatch(gradient);
    sheet.seal();
  });

  it.each([
    ['cropped if the frame cuts a little', { ratio: 8 / 5 }, false],
    ['whole if the frame cuts more than a third', { ratio: 1 / 2 }, true],
    ['cropped if the owner sets a focus', { ratio: 1 / 2, focus: 'top' }, false],
  ])('is shown %s', async (_, { ratio, ...given }, isWhole) => {
    const html = await show({ frame: { ratio, tallSizes: '20rem' }, ...given });
    expect(html.includes('data-whole')).toBe(isWhole);
    // A wide picture keeps the sizes of the layout.
    expect(html).not.toContain('sizes="20rem"');
  });

  it('offers a logo for screens of one, two and three device pixels per CSS pixel', async () => {
    const html = await show({ sizes: '56px', use: 'logo' });
    const wide = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(wide).toEqual([64, 128, 192, 64, 128, 192]);
  });
});
