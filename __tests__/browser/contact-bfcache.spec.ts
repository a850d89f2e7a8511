import { findBrowser } from '../../scripts/test/browser';
import { test as base, expect, formOf, sample, textOf, write } from './support/contact-page';
import { collectFaults } from './support/faults';

/** A browser that keeps left pages alive, as visitors' browsers do; Playwright turns that off. */
const test = base.extend({
  page: async ({ playwright, launchOptions, faults }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // The headless shell keeps none.
      executablePath: await findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage();
    collectFaults(page.context(), faults.seen);
    await use(page);
    await browser.close();
  },
});

for (const [ending, answers, label, text] of [
  ['an answer', true, 'Message Sent!', { name: '', email: '', message: '' }],
  ['no answer', false, 'Failed to Send', sample],
] as const) {
  test(`left while sending and restored with ${ending}, the form says what came of it`, async ({
    page,
    service,
    allow,
  }) => {
    allow(/failed to send \(timeout\)/);
    let release = (_: object) => {};
    service.behave(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    await page.clock.install();
    await page.goto(`${service.url}/#contact`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.clock.fastForward(3000);
    await write(page);
    const { submit } = formOf(page);
    await submit.click();
    await expect.poll(() => service.requests.length).toBe(1);

    await page.goto(`${service.url}/llms.txt`);
    if (answers) release({ body: 'OK' });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    if (!answers) await page.clock.fastForward(15_000);
    await expect(submit).toHaveText(label);
    expect(await textOf(page)).toEqual(text);
  });
}
