import type { Page } from '@playwright/test';

/**
 * Opens a page on a screen where its headline moves, and measures the main thread for twelve seconds
 * of typing and pausing.
 * @returns its work in milliseconds per second; time for which other programs held the processor does not count
 */
export async function headlineWork(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(url);
  await page.locator('#home button').waitFor();
  // By then the page has done all else.
  await page.waitForTimeout(3000);
  const before = await worked();
  await page.waitForTimeout(12_000);
  return ((await worked()) - before) / 12;
}
