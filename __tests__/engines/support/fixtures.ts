import { test as base } from '../../owner/browser/support/fixtures';
import { skipMediaCommand } from './firefox';
import { openWebKit, type WebKitOptions } from './webkit';

/** The `test` of the browser tests, which also opens windows of an installed WebKit. */
export const test = base.extend<WebKitOptions>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') skipMediaCommand(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  miniBrowser: [undefined, { option: true }],

  context: async ({ context, miniBrowser, viewport, site }, use, testInfo) => {
    if (miniBrowser === undefined) return use(context);
    const size = viewport ?? { width: 1280, height: 800 };
    const window = await openWebKit(miniBrowser, size, `${site.url}/llms.txt`).catch((error) =>
      // Not a fault of the site.
      testInfo.skip(true, `the installed WebKit does not start here (${error.message})`),
    );
    if (!window) return;
    await use(window.context);
    await window.close();
  },

  page: async ({ context, allow }, use) => {
    const [opened] = context.pages();
    // WebKit warns about a directive that it does not know.
    allow(/Unrecognized Content-Security-Policy directive/);
    await use(opened ?? (await context.newPage()));
  },
});

export { expect } from '@playwright/test';
