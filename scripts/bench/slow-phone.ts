import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { hydrated } from './page-state';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as the browser's own throttling has it, which slows each request and not each packet. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

export interface Phone {
  page: Page;
  devtools: CDPSession;
  context: BrowserContext;
}

/** A phone with a processor so many times slower than this machine's, on a slow network or not. */
export async function openPhone(
  browser: Browser,
  slower: number,
  isSlow4g = false,
): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (isSlow4g) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
  }
  return { page, devtools, context };
}

/** Milliseconds until the first and the largest paint, and until React has taken over. */
export async function loadSlowly(browser: Browser, url: string) {
  const { page, context } = await openPhone(browser, 4, true);
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    // No named function in here: tsx would mark it with a helper that the page does not have.
    for (const [type, name] of [
      ['largest-contentful-paint', 'realLcp'],
      ['paint', 'realFcp'],
    ] as const) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) times[name] = entry.startTime;
      }).observe({ type, buffered: true });
    }
    new MutationObserver(() => {
      if (document.querySelector('fieldset:enabled')) times.realReady ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  const times = await page.evaluate(() => (window as unknown as { times: unknown }).times);
  await context.close();
  return times as { realFcp: number; realLcp: number; realReady: number };
}
