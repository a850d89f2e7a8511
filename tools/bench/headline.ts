import type { Page } from '@playwright/test';

/**
 * Measures the main thread for twelve seconds while the headline types and pauses. It counts
 * processor time, which other programs on the machine do not change.
 * @returns milliseconds of work per second
 */
export async function headlineWork(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const millisecondsSoFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(url);
  await page.locator('#home button').waitFor();
  // By then everything else on the page has finished.
  await page.waitForTimeout(3000);
  const before = await millisecondsSoFar();
  await page.waitForTimeout(12_000);
  return ((await millisecondsSoFar()) - before) / 12;
}
