import type { Page } from '@playwright/test';

/**
 * Measures the main thread for twelve seconds while the headline types and pauses. Counts processor
 * time, so other programs do not matter.
 * @returns its work in milliseconds per second
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
  // The rest of the page has finished by then.
  await page.waitForTimeout(3000);
  const before = await worked();
  await page.waitForTimeout(12_000);
  return ((await worked()) - before) / 12;
}
