import type { Page } from '@playwright/test';

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

/**
 * Calls `read` right after each frame is drawn, from the first frame of every later page.
 * @param read runs in the page, so it cannot use variables of the test
 * @returns a function that returns the values so far, one for each frame
 */
export async function everyFrame<Value>(
  page: Page,
  read: () => Value,
): Promise<() => Promise<Value[]>> {
  await page.addInitScript(`(${watchFrames})(${read})`);
  return () => page.evaluate(() => window.framesSeen as Value[]);
}

/** Runs in the page. A new observer is called at the end of each frame. */
function watchFrames(read: () => unknown): void {
  window.framesSeen = [];
  const drawn = new IntersectionObserver(() => {
    if (document.querySelector('header')) window.framesSeen.push(read());
  });
  (function look() {
    drawn.disconnect();
    if (document.documentElement) drawn.observe(document.documentElement);
    requestAnimationFrame(look);
  })();
}
