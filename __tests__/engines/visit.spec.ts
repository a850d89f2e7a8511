import { en } from '../../lib/words/en';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { boxOf, opacityOf, scrollTo, topOf, waitForHydration } from '../support/browser/page';

// Every browser engine of this machine runs this test, except the current Chromium, which runs the
// tests in `browser/`. It tests what differs between engines: `<details>`, fonts, scrolling, and
// the page after a reload.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

test('typeface, headline, menu and header work; theme and text stay after a reload', async ({
  page,
  server,
  allow,
}) => {
  // WebKit warns about a directive that it does not know.
  allow(/Unrecognized Content-Security-Policy directive/);
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
  await scrollTo(page, 0);
  await expect.poll(header, 'transparent at the top').toMatch(/^linear-gradient.* none$/);

  await menu.click();
  await page.getByRole('button', { name: en.header.dark }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  // Playwright follows Back in Chromium only.
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});
