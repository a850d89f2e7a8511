import type { Page } from '@playwright/test';
import { storageKey } from '../../lib/addresses/urls';
import { en } from '../../lib/words/en';
import { expect, test } from '../support/browser/fixtures';
import { open, waitForHydration } from '../support/browser/page';

/** What a page from the back/forward cache gets. Playwright turns this cache off. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/**
 * What a visitor perceives: what assistive technology reads, and what scripts change in the look.
 */
const perceivedOn = async (page: Page) => ({
  tree: await page.locator('body').ariaSnapshot(),
  look: await page.evaluate(readLook),
});

/** Runs in the page. */
function readLook() {
  const header = document.querySelector('header') as Element;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return {
    barsOfTheBrowser: bars.find(({ media }) => matchMedia(media).matches)?.content,
    background: getComputedStyle(document.body).backgroundColor,
    colorsOfHeader: getComputedStyle(header).color,
    backgroundOfHeader: getComputedStyle(header, '::before').background,
    currentSection: header.querySelector('[aria-current]')?.textContent,
    scrolled: Math.round(scrollY),
    height: document.documentElement.scrollHeight,
  };
}

test('a page to which a visitor returns is as it was, in the last theme', async ({ page }) => {
  // In the middle a section is current, and the header has its background.
  await open(page, '/#skills');
  const before = await perceivedOn(page);
  const expectSame = (event: string) => expect.poll(() => perceivedOn(page), event).toEqual(before);
  const root = page.locator('html');
  await page.goto('/robots.txt');
  await page.goBack();
  await expectSame('another page');

  // A theme chosen in another tab, at once.
  const otherTab = await page.context().newPage();
  await open(otherTab, '/404.html');
  await otherTab.getByRole('button', { name: en.header.dark }).click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await otherTab.getByRole('button', { name: en.header.dark }).click();
  await expectSame('light again in another tab');

  // A theme chosen while the browser kept the page.
  const choose = (theme: string) =>
    page.evaluate(`localStorage.setItem('${storageKey('theme')}', '${theme}')`);
  await choose('dark');
  await comeBack(page);
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await choose('light');
  await comeBack(page);
  await expectSame('light again on another page');

  // Where storage is blocked, the page is the same and works.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await page.reload();
  await waitForHydration(page);
  await expectSame('storage is blocked');
  // The form and the theme button, which use storage, work without it.
  const message = page.getByRole('textbox', { name: en.form.message });
  await message.fill('Hello');
  await page.getByRole('button', { name: en.header.dark }).click();
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await comeBack(page);
  await expect(message).toHaveValue('Hello');
});
