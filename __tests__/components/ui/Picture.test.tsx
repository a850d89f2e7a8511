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
  it('offers AVIF first, then WebP, then a file for every browser, in its true proportions', async () => {
    const html = await show();
    const types = [...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    expect(html.match(/sizes="\(min-width: 60rem\) 34rem, 92vw"/g)).toHaveLength(2);
    expect(html).toMatch(/<img src="\/_next\/static\/pictures\/drawer-[0-9a-f]{8}-1080\.jpeg"/);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).toContain('width="1600" height="1200"');
  });

  it('waits until it is near, and the first one comes at once and before all others', async () => {
    expect(await show()).toContain('loading="lazy"');
    const first = await show({ priority: true });
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/fetchPriority="high"/i);
  });

  it('carries no style attribute, its placeholder and what must stay of it in a class', async () => {
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

  it.each([
    ['little: cropped', { ratio: 8 / 5 }, false],
    ['more than a third: shown whole', { ratio: 1 / 2 }, true],
    [
      'more than a third, but the owner said what must stay: cropped',
      { ratio: 1 / 2, focus: 'top' },
      false,
    ],
  ])('in a frame that cuts %s', async (_, { ratio, ...given }, isWhole) => {
    const html = await show({ frame: { ratio, tallSizes: '20rem' }, ...given });
    expect(html.includes('data-whole')).toBe(isWhole);
    // It is wide, so the layout's sizes hold.
    expect(html).not.toContain('sizes="20rem"');
  });

  it('offers a logo in sizes of one, two and three pixels to one of its square', async () => {
    const html = await show({ sizes: '56px', use: 'logo' });
    const wide = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(wide).toEqual([64, 128, 192, 64, 128, 192]);
  });
});
