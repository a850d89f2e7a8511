import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { en } from '../../lib/words/en';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { overflowOf } from '../support/browser/overflow';
import { boxOf, opacityOf, scrollTo, topOf, waitForHydration } from '../support/browser/page';

// Every browser engine of this machine runs these tests, except the current Chromium, which runs
// the tests in `browser/`. They test what differs between engines: `<details>`, fonts, scrolling,
// drawings, and the page after a reload. No picture is stored, because each machine draws letters
// and lines in its own way.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

// WebKit warns about a directive that it does not know.
test.beforeEach(({ allow }) => allow(/Unrecognized Content-Security-Policy directive/));

test('the page works, and keeps theme and text after a reload', async ({ page, server }) => {
  await page.goto(server.url);
  await waitForHydration(page);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded, 'files of the typeface').toBeGreaterThan(1);
  const typed = page.locator('h1 [dir] > span').first();
  const before = await typed.textContent();
  await expect.poll(() => typed.textContent(), 'typed text').not.toBe(before);

  const menu = page.locator('header summary', { hasText: en.header.menu });
  const skills = page.getByRole('link', { name: en.skills.title, exact: true });
  await menu.click();
  await skills.click();
  const heading = page.getByRole('heading', { name: en.skills.title, exact: true });
  await expect(heading).toBeInViewport();
  await expect.poll(() => opacityOf(heading), 'opacity of the heading').toBe(1);
  await expect(skills).toBeHidden();

  const header = () =>
    page.getByRole('banner').evaluate((header) => {
      const style = getComputedStyle(header, '::before');
      const blur = style.getPropertyValue('backdrop-filter');
      return `${style.backgroundImage} ${blur || style.getPropertyValue('-webkit-backdrop-filter')}`;
    });
  await expect.poll(header).toMatch(/^none blur/);
  // Chromium adds the last step of a smooth scroll to the place of an instant one.
  const bar = await boxOf(page.getByRole('banner'));
  const fromHeader = () => topOf(page.locator('#skills'));
  await expect.poll(fromHeader, 'end of scrolling').toBeLessThan(bar.bottom + 2);
  await scrollTo(page, 50);
  await expect.poll(header, 'transparent at 50 px').toMatch(/^linear-gradient.* none$/);
  await scrollTo(page, 51);
  await expect.poll(header, 'at 51 px').toMatch(/^none blur/);

  await menu.click();
  await page.getByRole('button', { name: en.header.dark }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  // Playwright follows Back in Chromium only.
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

const drawings = [
  ['icon', '/', 'main svg:has(use)'],
  ['coast of the skills', '/', '#skills [data-drawing] svg'],
  ['waves above a section', '/', 'section:not(#home) > svg[data-drawing]'],
  ['coast of Contact', '/', '#contact div[data-drawing]'],
  ['contours of a picture', '/404.html', 'main [data-ground=deep] > [data-drawing]'],
] as const;

/** Whether a drawing looks different from the same place without it. */
async function isPainted(drawing: Locator): Promise<boolean> {
  const shown = await drawing.screenshot();
  const setOpacity = (opacity: string) =>
    drawing.evaluate((each: SVGElement, value) => {
      each.style.opacity = value;
    }, opacity);
  await setOpacity('0');
  const hidden = await drawing.screenshot();
  await setOpacity('');
  return !shown.equals(hidden);
}

test('texts and drawings are seen, nothing scrolls sideways', async ({ page, server, allow }) => {
  // For a screenshot in Firefox, Playwright inserts a style, which the page's policy forbids.
  allow(/style-src-elem/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(server.url);
  await waitForHydration(page);
  for (const title of await page.getByRole('heading', { level: 2 }).all()) {
    await title.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(title), 'opacity of a title').toBe(1);
  }
  for (const width of [400, 1024, 2560, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
  }
  await scrollTo(page, 0);
  expect(await faintTexts(page)).toEqual([]);

  for (const [name, address, selector] of drawings) {
    if (new URL(page.url()).pathname !== address) await page.goto(server.url + address);
    const drawing = page.locator(selector).filter({ visible: true }).last();
    expect(await isPainted(drawing), name).toBe(true);
  }
});

test('each declaration that the oldest Chromium refuses has a reason', async ({ page, server }) => {
  await page.goto(server.url);
  const version = await page.evaluate(() => navigator.userAgent);
  test.skip(!version.includes('Chrome/111.'), 'this is another browser');
  let styles = '';
  // Only the error page has contours.
  for (const address of ['/', '/404.html']) {
    const html = await (await page.request.get(server.url + address)).text();
    styles += /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
  }
  const rules = styles.replace(/@font-face\s*{[^}]*}/g, '').replaceAll('!important', '');
  const declarations = rules.match(/(?<=[{;])-?[a-z][\w-]*:[^;{}]+(?=[;}])/g) ?? [];
  expect(declarations.length).toBeGreaterThan(300);
  const refused = await page.evaluate(
    (all) => all.filter((each) => !CSS.supports(`(${each})`)).sort(),
    [...new Set(declarations)],
  );
  const known = readFileSync('__tests__/golden/refused-by-old-browser.txt', 'utf8').trim();
  expect(refused).toEqual(known.split('\n').map((line) => line.replace(/ \(.{20,}\)$/, '')));
});
