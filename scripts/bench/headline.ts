import type { Browser } from '@playwright/test';
import { countCalls, hydrated } from './page-state';
import { openPhone } from './slow-phone';

const minute = 60_000;

/**
 * What the endless headline costs: bytes of memory that ten minutes of it leave behind, and the
 * timers and frames asked for in half a minute when it is out of sight.
 */
export async function watchHeadline(browser: Browser, url: string) {
  const { page, devtools, context } = await openPhone(browser, 1);
  // Before the counting: it puts its own clock in place of these.
  await page.clock.install();
  await page.addInitScript(countCalls);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Pause animation' }).waitFor();

  const heapSize = async () => {
    await page.evaluate('calls.length = 0');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  // The first rounds fill caches: 24 KB in ten minutes, then 13, 4, 2.
  await page.clock.runFor(20 * minute);
  const before = await heapSize();
  await page.clock.runFor(10 * minute);
  const heap = Math.max(0, (await heapSize()) - before);

  await page.evaluate('scrollTo({ top: 3000, behavior: "instant" })');
  await page.getByRole('region', { name: 'Skills' }).waitFor();
  await page.clock.runFor(2000);
  await page.evaluate('calls.length = 0');
  await page.clock.runFor(minute / 2);
  const idleCalls = await page.evaluate('calls.length');
  await context.close();
  return { heap, idleCalls: idleCalls as number };
}
