import { figures } from '../../scripts/bench/figures';
import { type Sizes, transferSizes } from '../../scripts/bench/sizes';
import { expect, test, withMotion } from './support/fixtures';
import { allScriptsRun } from './support/look';

test.use(withMotion);

// Sizes only, never times: the same build is as large on every machine.
test('a phone loads no more than the budgets allow before anyone scrolls', async ({
  newContext,
  site,
}) => {
  const context = await newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const sizes = await transferSizes(await context.newPage(), site.url, (page) =>
    expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible(),
  );

  for (const name of [
    'html',
    'scripts',
    'ownScripts',
    'total',
  ] as const satisfies (keyof Sizes)[]) {
    expect.soft(sizes[name], figures[name].name).toBeLessThanOrEqual(figures[name].budget);
    // Nothing measured is nothing held.
    expect.soft(sizes[name], figures[name].name).toBeGreaterThan(1000);
  }
});

test('the page of errors fits into the first packets too', async ({ page, site, allow }) => {
  allow(/status of 404/);
  const { html } = await transferSizes(page, `${site.url}/not/there`);
  expect(html).toBeLessThanOrEqual(figures.html.budget);
});

test('no content, schema or icon set has slipped into the chunks', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The page's own data, from which React takes the page over, is in a file beside them.
    if (response.url().includes('/_next/static/chunks/')) texts.push(response.text());
  });
  await page.goto('/#contact');
  await allScriptsRun(page);
  const scripts = (await Promise.all(texts)).join('');
  expect(scripts.length).toBeGreaterThan(100_000);
  expect(scripts).not.toMatch(/ZodError|_zod|tabler|devicon|iconify/i);
  expect(scripts).not.toContain('Reads a CV');
});
