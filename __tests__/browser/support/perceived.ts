import type { Page } from '@playwright/test';
import { open, scrollTo } from './page';

/**
 * What a visitor perceives: what assistive technology reads, and what scripts change in the look.
 */
export const perceivedOn = async (page: Page) => ({
  tree: await page.locator('body').ariaSnapshot(),
  look: await page.evaluate(readLook),
});

/** What a visitor perceives who opens the same address now, in a window of the same size. */
export async function freshLoadOf(page: Page) {
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
