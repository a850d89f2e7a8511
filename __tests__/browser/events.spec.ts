import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { comeBack } from './support/come-back';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/menu';
import {
  breakpoints,
  open,
  scrollIntoPlace,
  scrollTo,
  setHidden,
  waitForHydration,
} from './support/page';
import { freshLoadOf, perceivedOn } from './support/perceived';

// After an event the page is as after a fresh load.

/** Opens the page in the middle, where a section is current and the header has its background. */
async function openInMiddle(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await open(page, '/#skills');
}

const expectFresh = async (page: Page, event: string) =>
  expect.poll(() => perceivedOn(page), event).toEqual(await freshLoadOf(page));

test('a page to which a visitor returns is as before, except for a theme chosen elsewhere', async ({
  page,
}) => {
  await openInMiddle(page, 1440);
  const before = await perceivedOn(page);
  const expectSame = (event: string) => expect.poll(() => perceivedOn(page), event).toEqual(before);
  for (const [event, start, end] of [
    ['another tab', () => setHidden(page, true), () => setHidden(page, false)],
    [
      'no connection',
      () => page.context().setOffline(true),
      () => page.context().setOffline(false),
    ],
    ['another page', () => page.goto('/robots.txt'), () => page.goBack()],
    ['another section', () => page.goto('/#about'), () => page.goBack()],
  ] as const) {
    await start();
    await end();
    await expectSame(event);
  }

  await test.step('a theme chosen on another page', async () => {
    const otherPage = await page.context().newPage();
    await open(otherPage, '/404.html');
    await otherPage.getByRole('button', { name: en.header.dark }).click();
    await comeBack(page);
    await expectFresh(page, 'dark on another page');
    expect(await perceivedOn(page)).not.toEqual(before);
    await otherPage.getByRole('button', { name: en.header.dark }).click();
    await comeBack(page);
    await expectSame('light again on another page');
  });

  await test.step('where storage is blocked, the page is the same and works', async () => {
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
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await comeBack(page);
    await expect(message).toHaveValue('Hello');
  });
});

test('a resized window looks like a new one of its size', async ({ page }) => {
  const widths = breakpoints.toSorted((one, other) => one - other);
  const narrow = Math.min(...widths) - 1;
  await openInMiddle(page, narrow);
  const before = await perceivedOn(page);
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await page.mouse.move(0, 0);
  await expectOpen();
  for (const width of widths) {
    await page.setViewportSize({ width: width - 1, height: 800 });
    await page.setViewportSize({ width, height: 800 });
    // The visitor has opened the menu, and it stays open until there is a row of links.
    if (width < 1024) await expectOpen();
    else await expectFresh(page, `${width} px`);
  }
  // In a tall window that grows, the page does not scroll, and yet another section is current.
  await page.setViewportSize({ width: 1024, height: 1000 });
  await scrollIntoPlace(page.locator('#skills'), 450);
  await page.setViewportSize({ width: 1024, height: 1300 });
  await expectFresh(page, 'a taller window');
  await page.setViewportSize({ width: narrow, height: 800 });
  await scrollTo(page, before.look.scrolled);
  await expect.poll(() => perceivedOn(page), `${narrow} px`).toEqual(before);
});
