import type { Locator, Page, Request } from '@playwright/test';
import { breakpoints as breakpointsInRem } from '../../../components/styles/media';
import { DISPLAY_WEIGHT, typefaceName } from '../../../lib/design/typeface';

// When `goto` returns, a page is not complete: its scripts, the typeface and lazy pictures come
// later, on a slow machine by seconds. A test waits for what it measures.

/** Waits until React has hydrated the page, which enables the theme button. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('header button:enabled').first().waitFor({ state: 'attached' });
}

/** Opens an address and waits for hydration and the typeface, after which the layout stays. */
export async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await waitForTypeface(page);
}

export const scriptFiles = '**/_next/**/*.js';

export const typefaceFiles = '**/*.woff2';

/**
 * Holds requests for an address back.
 * @returns the held requests so far, and a function that lets them and all later ones through
 */
export async function hold(page: Page, address: string) {
  let letThrough = () => {};
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const requests: Request[] = [];
  await page.route(address, async (route) => {
    requests.push(route.request());
    await isFree;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  return { requests, letThrough };
}

export function waitTwoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1) {
      // An observer is called in the next frame. A test's clock replaces `requestAnimationFrame`.
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    }
  });
}

/**
 * Waits until texts and titles use the typeface. The layout does not change afterwards.
 * loading.spec.ts tests that there is a file for each weight.
 */
export async function waitForTypeface(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  const fonts = [400, DISPLAY_WEIGHT].map((weight) => `${weight} 1em "${typefaceName}"`);
  await page.evaluate(
    (fonts) => Promise.all(fonts.map((font) => document.fonts.load(font, 'a'))),
    fonts,
  );
}

/** The first width in pixels of each layout. */
export const breakpoints = Object.values(breakpointsInRem).map((rem) => 16 * rem);

/** The rules of the exported page. */
export const stylesOf = async (page: Page): Promise<string> =>
  (await page.locator('head > style').first().textContent()) ?? '';

/** Applies rules after those of the page, and in place of earlier ones. Its policy allows that. */
export const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Scrolls at once, and waits until the page has reacted. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await waitTwoFrames(page);
}

/** The opacity of an element multiplied by that of its ancestors, 0 to 1. */
export function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
}

export function boxOf(locator: Locator) {
  return locator.evaluate(
    (element): Omit<DOMRect, 'toJSON'> => element.getBoundingClientRect().toJSON(),
  );
}

export const topOf = async (locator: Locator): Promise<number> => (await boxOf(locator)).top;
