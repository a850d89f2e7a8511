import type { Locator, Page, Request } from '@playwright/test';
import { atLeast } from '../../../components/theme/media';
import { displayWeight, typefaceName } from '../../../lib/design/typeface';

// When `goto` returns, a page is not complete: its scripts, the typeface and lazy pictures come
// later, on a slow machine by seconds. A test waits for what it measures.

/** Waits until React has hydrated the page, which enables the theme switch. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('fieldset:enabled').first().waitFor({ state: 'attached' });
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

/** Waits for two frames, after which observers have been called. */
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
  const fonts = [400, displayWeight].map((weight) => `${weight} 1em "${typefaceName}"`);
  await page.evaluate(
    (fonts) => Promise.all(fonts.map((font) => document.fonts.load(font, 'a'))),
    fonts,
  );
}

/** Waits for the rules for paper, which the page links after its first paint. */
export async function waitForPrintStyles(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('print')),
  );
}

/**
 * Records the layout shifts of the next page.
 * @returns a function that returns the shifts since its last call
 */
export async function watchShifts(page: Page): Promise<() => Promise<Window['shifts']>> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        window.shifts.push({
          value,
          what: sources.map(({ node }) => node?.textContent).join(' | '),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts.splice(0));
}

/** The first width in pixels of each layout. */
export const breakpoints = Object.values(atLeast).map(
  (query) => 16 * Number.parseFloat(query.slice('(width >= '.length)),
);

/** Scrolls at once, and waits until the page has reacted. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await waitTwoFrames(page);
}

/** Does what a browser does when the visitor leaves the tab, or comes back to it. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Scrolls at once, until an element begins at this distance from the top of the window. */
export async function scrollIntoPlace(locator: Locator, top: number): Promise<void> {
  const page = locator.page();
  await scrollTo(page, (await page.evaluate(() => scrollY)) + (await topOf(locator)) - top);
}

/** One control for each style of control: its kind, and the control. */
export async function kindsOfControls(page: Page): Promise<[kind: string, control: Locator][]> {
  const controls = page.locator('a[href], button, summary, label:has(input)');
  const found = await controls.evaluateAll((all) => {
    const kinds = new Set<string>();
    for (const each of all) {
      const area = each.closest('header, [data-dark]')?.tagName;
      const { textDecorationLine } = getComputedStyle(each);
      const names = `${each.className} ${each.parentElement?.className}`;
      const kind = `${area} ${each.tagName} ${names} ${textDecorationLine}`;
      const isShown = each.checkVisibility() && getComputedStyle(each).clipPath === 'none';
      if (!isShown || kinds.has(kind)) continue;
      kinds.add(kind);
      each.setAttribute('data-kind', kind);
    }
    return [...kinds];
  });
  return found.map((kind) => [kind, page.locator(`[data-kind="${kind}"]`)]);
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

/** The box of an element in the window. */
export function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });
}

/** The distance of an element from the top of the window. */
export const topOf = async (locator: Locator): Promise<number> => (await boxOf(locator)).top;

/** The controls of the header that stick out of it or overlap another one. */
export const misplacedInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((header) => {
    const bar = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll('a, summary, label')].filter((each) =>
      each.checkVisibility(),
    );
    return controls.flatMap((control, index) => {
      const box = control.getBoundingClientRect();
      const isOut = box.bottom > bar.bottom + 1 || box.right > innerWidth + 1 || box.left < -1;
      const covers = controls.slice(index + 1).some((other) => {
        const { left, right } = other.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1;
      });
      return isOut || covers ? [control.textContent ?? ''] : [];
    });
  });

/** Measures how far the page scrolls sideways, and finds the texts that run over its edge. */
export function overflowOf(page: Page): Promise<{ scroll: number; texts: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width: own, height } = range.getBoundingClientRect();
      const isClipped = node.parentElement?.closest('script, style, noscript');
      const isSpoken = getComputedStyle(node.parentElement ?? document.body).clipPath !== 'none';
      if (!text || own === 0 || height === 0 || isClipped || isSpoken) continue;
      // A box that is too wide shows also where its text happens to be short.
      const boxes = [range, node.parentElement].map((each) => each?.getBoundingClientRect());
      if (boxes.some((box) => box && (box.left < -1 || box.right > width + 1))) texts.push(text);
    }
    return { scroll: document.documentElement.scrollWidth - width, texts };
  });
}

/**
 * Calls `read` right after each frame is drawn, from the first frame of every later page.
 * @param read runs in the page, so it cannot use variables of the test. It gets the frame's scroll
 *   position from an observer, because `scrollY` would force a layout.
 * @returns a function that returns the values so far, one for each frame
 */
export async function everyFrame<Value>(
  page: Page,
  read: (scroll: number) => Value,
): Promise<() => Promise<Value[]>> {
  await page.addInitScript(`(${watchFrames})(${read})`);
  return () => page.evaluate(() => window.framesSeen as Value[]);
}

/** Runs in the page. */
function watchFrames(read: (scroll: number) => unknown): void {
  window.framesSeen = [];
  const drawn = new IntersectionObserver((entries) => {
    const top = entries[0]?.boundingClientRect.top ?? 0;
    if (document.querySelector('header')) window.framesSeen.push(read(-top));
  });
  (function look() {
    drawn.disconnect();
    if (document.documentElement) drawn.observe(document.documentElement);
    requestAnimationFrame(look);
  })();
}
