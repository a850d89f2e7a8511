import type { Page } from '@playwright/test';
import { themeKey } from '../../lib/browser/theme';
import { en } from '../../lib/words/en';
import { expect, test } from '../owner/browser/support/fixtures';
import { breakpoints, open, setHidden } from '../owner/browser/support/page';
import { expectText, formOf, openForm, serviceAddress, write } from './support/contact-page';
import { menuOf } from './support/menu';
import { freshLoadOf, perceivedOn } from './support/perceived';

// After an event the page is as after a fresh load.

/** Opens the page in the middle, where a section is current and the header has its background. */
async function openInMiddle(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await open(page, '/#skills');
}

const expectFresh = async (page: Page, event: string) =>
  expect.poll(() => perceivedOn(page), event).toEqual(await freshLoadOf(page));

test('a theme chosen on another page, or deleted with the storage, changes this one', async ({
  page,
}) => {
  await openInMiddle(page, 1440);
  const light = await perceivedOn(page);
  const otherTab = await page.context().newPage();
  await open(otherTab);
  await otherTab.getByRole('radio', { name: en.header.dark }).check();
  await expectFresh(page, 'dark in another tab');
  expect(await perceivedOn(page)).not.toEqual(light);
  await otherTab.evaluate(() => localStorage.clear());
  await expect.poll(() => perceivedOn(page), 'storage cleared in another tab').toEqual(light);
  // Only some browsers tell a page from the back/forward cache what was stored meanwhile.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, themeKey);
  await expectFresh(page, 'dark before Back');
});

test('the page is the same where storage is blocked', async ({ page }) => {
  await open(page);
  const usual = await perceivedOn(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await open(page);
  await expect.poll(() => perceivedOn(page)).toEqual(usual);
});

test('what happens to the window leaves no trace', async ({ page }) => {
  await openInMiddle(page, 1440);
  const before = await perceivedOn(page);
  for (const [event, start, end] of [
    ['another tab', () => setHidden(page, true), () => setHidden(page, false)],
    [
      'no connection',
      () => page.context().setOffline(true),
      () => page.context().setOffline(false),
    ],
    ['another page', () => page.goto('/llms.txt'), () => page.goBack()],
    ['another section', () => page.goto('/#about'), () => page.goBack()],
  ] as const) {
    await start();
    await end();
    await expect.poll(() => perceivedOn(page), event).toEqual(before);
  }
});

test('a resized window looks like a new one of its size', async ({ page }) => {
  const narrow = Math.min(...breakpoints) - 1;
  await openInMiddle(page, narrow);
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await page.mouse.move(0, 0);
  await expectOpen();
  for (const width of [...breakpoints.toSorted((one, other) => one - other), narrow]) {
    await page.setViewportSize({ width: width - 1, height: 800 });
    await page.setViewportSize({ width, height: 800 });
    // The visitor has opened the menu, and it stays open until there is a row of links.
    if (width < 1024 && width !== narrow) {
      await expectOpen();
      continue;
    }
    await expectFresh(page, `${width} px`);
  }
});

test('after a failure the form is ready for another attempt', async ({ page, allow }) => {
  allow(/failed to send/, /503/);
  await openForm(page);
  const { submit, name, email, message } = formOf(page);
  await write(page);
  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(submit).toHaveText(en.form.failed);
  await page.clock.fastForward(3500);
  await expect(submit).toHaveText(en.form.idle);
  await expect(submit).toBeEnabled();
  for (const field of [name, email, message]) await expect(field).toBeEditable();
  await expectText(page);
});
