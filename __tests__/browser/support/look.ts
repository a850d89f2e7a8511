import { expect, type Locator, type Page } from '@playwright/test';
import { displayWeight, family } from '../../../lib/typeface';

/** Waits until React has taken the page over: only then can the theme be switched. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('fieldset:enabled').first().waitFor({ state: 'attached' });
}

const addresses = { scripts: '**/_next/**/*.js', typeface: '**/*.woff2' };

/** Holds scripts or typeface back until the returned function is called. */
export async function hold(page: Page, what: keyof typeof addresses): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses[what], async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Waits until the scripts that come last have run too: those of the headline and of the form. */
export async function allScriptsRun(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeAttached();
  await page.getByRole('heading', { name: 'Get In Touch' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
}

/** Lets the browser draw two frames, after which observers have spoken. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Waits until texts and titles are set in the typeface, after which nothing moves any more. */
export async function typefaceLoaded(page: Page): Promise<void> {
  for (const weight of [400, displayWeight]) {
    const font = `${weight} 1em "${family}"`;
    await expect.poll(() => page.evaluate((font) => document.fonts.check(font), font)).toBe(true);
  }
}

/** Keeps the layout shifts of a page to come, as lines that say how far what went. */
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

/** Scrolls without gliding, and lets the page answer. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await twoFrames(page);
}

/** How opaque an element is, with all that it stands in: 0 is not to be seen. */
export function opacityOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
}

/** Where an element stands on the screen, from its top. */
export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/** Colours, lines and marks of an element and of what stands in it, as one text to compare. */
export function looksOf(locator: Locator): Promise<string> {
  return locator.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .flatMap((each) =>
        [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)),
      )
      .map((style) => [
        ...[
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.content,
        ],
        ...[
          style.outline,
          style.border,
          style.boxShadow,
          style.textDecorationLine,
          style.transform,
        ],
      ])
      .join('; '),
  );
}

/** How far the page can be scrolled sideways, and the texts that stick out of the screen. */
export function sideways(page: Page): Promise<{ scroll: number; texts: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width: own, height } = range.getBoundingClientRect();
      const isClipped = node.parentElement?.closest('script, style, noscript, [popover]');
      const isForEars = getComputedStyle(node.parentElement ?? document.body).clipPath !== 'none';
      if (!text || own === 0 || height === 0 || isClipped || isForEars) continue;
      if (left < -1 || right > width + 1) texts.push(`${text} (${left} to ${right})`);
    }
    return { scroll: document.documentElement.scrollWidth - width, texts };
  });
}

/**
 * Keeps what `read` returns right after each frame is drawn, from the first frame of every page to
 * come.
 * @param read runs in the page, so it knows nothing of the test. It gets the scroll position of the
 *   frame, as an observer saw it: to ask for it would make the browser lay the page out.
 * @returns what was read so far, a value for each frame
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
