import type { Page } from '@playwright/test';
import { open, scrollTo } from './page';

/**
 * What a visitor perceives: place, text, colors and state of everything on the page, as one line
 * for each element.
 */
export const perceivedOn = (page: Page): Promise<string[]> => page.evaluate(readPerceived);

/** What a visitor perceives who opens the same address now, in a window of the same size. */
export async function freshLoadOf(page: Page): Promise<string[]> {
  const fresh = await page.context().newPage();
  await fresh.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
  await open(fresh, page.url());
  await scrollTo(fresh, await page.evaluate(() => scrollY));
  const seen = await perceivedOn(fresh);
  await fresh.close();
  return seen;
}

/** Runs in the page. */
function readPerceived(): string[] {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const bar = bars.find(({ media }) => matchMedia(media).matches)?.content;
  const lines = [...document.querySelectorAll('body *:not(script, style, noscript *)')]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, colorScheme, outlineStyle } = getComputedStyle(element);
      const { opacity } = getComputedStyle(element, '::before');
      const { value, checked, disabled, readOnly } = element as HTMLInputElement;
      const state = [value, checked, disabled, readOnly, element.getAttribute('aria-current')];
      const own = [...element.childNodes].filter((node) => node instanceof Text);
      const text = own.map(({ data }) => data).join('');
      const look = [color, backgroundColor, colorScheme, outlineStyle, opacity].join(' ');
      const box = [left, top, width, height].map(Math.round);
      return `${element.tagName} "${text}" ${box} ${look} ${state}`;
    });
  return [`theme-color ${bar}`, `scrolled by ${Math.round(scrollY)}`, ...lines];
}
