import { palette } from '../../components/theme/tokens';
import { huesOf } from '../../lib/content/look';
import { expect, test } from './support/fixtures';
import type { Visitor } from './support/visitor';

/** `#0a1b2c` as browsers tell it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.page.run((top) => window.scrollTo({ top, behavior: 'instant' }), top);

const veil = (visitor: Visitor) => visitor.style('header', 'opacity', '::before');

test('the header stands above the column, leads on, and is clear at the top alone', async ({
  visitor,
  serve,
}) => {
  const { page } = visitor;
  await visitor.open((await serve()).url);
  await test.step('clear at the top, translucent and blurred below', async () => {
    expect(await veil(visitor)).toBe('0');
    await scrollTo(visitor, 300);
    await expect.poll(() => veil(visitor)).toBe('1');
    const names = ['backdrop-filter', '-webkit-backdrop-filter'];
    const blurs = await Promise.all(names.map((name) => visitor.style('header', name, '::before')));
    expect(blurs.join()).toContain('blur(12px)');
    expect(await visitor.style('header', 'background-color', '::before')).toMatch(/, 0\.82\d*\)$/);
  });
  await test.step('above the column, also beside a scrollbar', async () => {
    for (const width of [390, 1280]) {
      await page.resize(width, 800);
      const edges = await page.run(() =>
        ['header a', 'h1'].map(
          (each) => document.querySelector(each)?.getBoundingClientRect().left,
        ),
      );
      expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 0);
    }
  });
  await test.step('a link leads to its section', async () => {
    await visitor.press('link', 'Projects');
    await visitor.sees('heading', 'Featured Projects', { isInView: true, opacity: 1 });
    expect(await page.run(() => location.hash)).toBe('#projects');
  });
});

test('the theme chosen colours the page, and is there after a reload', async ({
  visitor,
  serve,
}) => {
  const { url } = await serve();
  await visitor.page.resize(1280, 800);
  await visitor.open(url);
  const dark = palette(huesOf(), 'dark');
  const light = palette(huesOf(), 'light');
  const ground = () => visitor.style('body', 'background-color');

  await visitor.press('radio', 'Light theme');
  await expect.poll(ground).toBe(rgb(light.paper));
  // The contact section is dark in both.
  expect(await visitor.style('#contact', 'background-color')).toBe(rgb(dark.paper));

  await visitor.press('radio', 'Dark theme');
  await expect.poll(ground).toBe(rgb(dark.paper));
  await visitor.open(url);
  expect(await ground()).toBe(rgb(dark.paper));
});

test('fields have edges, and bars a filled and an empty part', async ({ visitor, serve }) => {
  await visitor.open(`${(await serve()).url}/#contact`);
  const dark = palette(huesOf(), 'dark');
  const light = palette(huesOf(), 'light');
  expect(await visitor.style('textarea', 'border-top-color')).toBe(rgb(dark.edge));
  expect(await visitor.style('[role=meter] rect:first-child', 'fill')).toBe(rgb(light.sunken));
  expect(await visitor.style('[role=meter] rect:last-child', 'fill')).toBe(rgb(light.link));
});
