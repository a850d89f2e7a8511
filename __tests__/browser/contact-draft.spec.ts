import type { Page } from '@playwright/test';
import { findBrowser } from '../../scripts/support/browser';
import {
  test as base,
  empty,
  expect,
  expectText,
  formOf,
  openForm,
  sample,
  serviceAddress,
  test,
  write,
} from './support/contact-page';
import { collectFaults } from './support/faults';
import { hold, open } from './support/page';

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('the form keeps the text until it is sent or the tab is closed', async ({ page }) => {
  await open(page, '/#contact');
  await write(page);
  await test.step('after a reload', async () => {
    await page.reload();
    await expectText(page);
  });
  await test.step('after leaving and returning', async () => {
    await page.goto('/resume.json');
    await page.goBack();
    await expectText(page);
  });
  await test.step('another tab does not contain it', async () => {
    const other = await page.context().newPage();
    await open(other, '/#contact');
    await expectText(other, empty);
    expect(await storedIn(other)).not.toContain(sample.email);
  });
  await test.step('sending deletes it', async () => {
    const { submit, status } = formOf(page);
    await submit.click();
    await expect(status).toContainText(sample.email);
    await expect.poll(() => storedIn(page)).not.toContain(sample.email);
  });
});

test('a reload while sending asks first, and keeps the text', async ({ page }) => {
  const { requests } = await hold(page, serviceAddress);
  await open(page, '/#contact');
  await write(page);
  const { submit } = formOf(page);
  await submit.click();
  await expect.poll(() => requests.length).toBe(1);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expectText(page);
  await expect(submit).toBeEnabled();
});

/** A `test` in a browser with the back/forward cache, which Playwright turns off by default. */
const testWithCache = base.extend({
  page: async ({ playwright, launchOptions, baseURL, faults }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The headless shell has no such cache.
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    collectFaults(page.context(), faults.seen);
    await use(page);
    await browser.close();
  },
});

for (const [ending, label, text] of [
  ['an answer', 'Message Sent!', empty],
  ['no answer', 'Failed to Send', sample],
] as const) {
  testWithCache(
    `restored from the cache after ${ending}, the form shows the result of sending`,
    async ({ page, allow }) => {
      allow(/failed to send \(unconfirmed\)/);
      const { requests, letThrough } = await hold(page, serviceAddress);
      await openForm(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await write(page);
      const { submit } = formOf(page);
      await submit.click();
      await expect.poll(() => requests.length).toBe(1);

      await page.goto('/llms.txt');
      if (ending === 'an answer') letThrough();
      await page.goBack({ waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => 'isSamePage' in window), 'restored from the cache')
        .toBe(true);
      if (ending === 'no answer') await page.clock.fastForward(16_000);
      await expect(submit).toHaveText(label);
      await expectText(page, text);
    },
  );
}
