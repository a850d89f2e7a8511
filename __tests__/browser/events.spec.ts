import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test } from './support/fixtures';
import { open, scrollTo, setHidden, waitForHydration } from './support/page';

// After an event the page is as after a fresh load.

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

/** What a visitor perceives who opens the same address now, in a window of the same size. */
async function freshLoadOf(page: Page) {
  const fresh = await page.context().newPage();
  await fresh.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
  await open(fresh, page.url());
  await scrollTo(fresh, await page.evaluate(() => scrollY));
  const seen = await perceivedOn(fresh);
  await fresh.close();
  return seen;
}

/** Runs in the page. */
function readLook() {
  const header = document.querySelector('header') as Element;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return {
    barsOfTheBrowser: bars.find(({ media }) => matchMedia(media).matches)?.content,
    background: getComputedStyle(document.body).backgroundColor,
    colorsOfHeader: getComputedStyle(header).color,
    opacityOfHeader: getComputedStyle(header, '::before').opacity,
    currentSection: header.querySelector('[aria-current]')?.textContent,
    scrolled: Math.round(scrollY),
    height: document.documentElement.scrollHeight,
  };
}

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
