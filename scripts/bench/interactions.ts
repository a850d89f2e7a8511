import type { Browser, Page } from '@playwright/test';
import { hydrated } from './page-state';
import { openPhone } from './slow-phone';

/** How many times each thing is done; the slowest counts, as for "interaction to next paint". */
const rounds = 3;

/** Milliseconds from each kind of input to the paint after it, on a processor `slower` times slower. */
export async function interact(browser: Browser, url: string, slower: number) {
  const { page, context } = await openWatched(browser, url, slower);

  const menu = await slowest(page, async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('navigation', { name: 'Sections' }).waitFor();
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: 'Menu' }).tap();
  let isDark = false;
  const theme = await slowest(page, async () => {
    isDark = !isDark;
    await page.getByTitle(isDark ? 'Dark theme' : 'Light theme').tap();
  });
  await page.keyboard.press('Escape');

  const message = page.getByRole('textbox', { name: /message/i });
  await message.scrollIntoViewIfNeeded();
  const typing = await slowest(page, async () => {
    await message.pressSequentially('Good morning, ');
  });
  const submit = await slowest(page, async () => {
    await page.getByRole('textbox', { name: /name/i }).fill('Ana Santos');
    await page.getByRole('textbox', { name: /email/i }).fill('ana@example.com');
    await message.fill('Are you free in June?');
    await page.locator('button[type=submit]').tap();
    await page
      .getByText(/Message Sent|Failed to Send/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Send Message' }).waitFor();
  });
  await context.close();
  return { menu, theme, typing, submit };
}

/** The same for showing and hiding more projects than the first dozen; 0 if there are no more. */
export async function openList(browser: Browser, url: string, slower: number): Promise<number> {
  const { page, context } = await openWatched(browser, url, slower);
  const summary = page.locator('summary').first();
  const isThere = (await summary.count()) > 0;
  if (isThere) await summary.scrollIntoViewIfNeeded();
  const delay = isThere ? await slowest(page, () => summary.tap()) : 0;
  await context.close();
  return delay;
}

async function openWatched(browser: Browser, url: string, slower: number) {
  const phone = await openPhone(browser, slower);
  const { page } = phone;
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) delays.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  return phone;
}

/** The longest delay that the browser notes while something is done a few times; 16 ms is none. */
async function slowest(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate('delays.length = 0');
  for (let round = 0; round < rounds; round++) {
    await action();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
  }
  return page.evaluate(() => {
    const { delays } = window as unknown as { delays: number[] };
    return Math.max(16, ...delays);
  });
}
