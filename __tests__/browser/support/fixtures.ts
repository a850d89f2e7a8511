import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../scripts/preview/server';
import { skipMediaCommand } from '../../engines/support/firefox';
import { exportOf, type SiteName } from '../../fixtures/sites';
import { collectFaults } from './faults';

/** For `test.use`: visitors who have not asked for less motion, as most tests do. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface TestFixtures {
  /** The served site: its address and what its mail catcher took in this test. */
  site: RunningServer;
  /** Serves another folder, or the template's site otherwise, until the test ends. */
  serve: (options: ServerOptions) => Promise<RunningServer>;
  /** Says that this test provokes faults: any whose text matches does not fail it. */
  allow: (...faults: RegExp[]) => void;
  /** Opens a second, watched context; `baseURL` and other `use` options hold in it too. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** The faults seen so far, and the patterns allowed. Automatic: fails the test at its end. */
  faults: { seen: string[]; allowed: RegExp[] };
}

/** What projects of playwright.config.ts set. */
export interface WorkerOptions {
  /** The site that is served. */
  exported: SiteName;
}

interface WorkerFixtures extends WorkerOptions {
  server: RunningServer;
}

/**
 * Playwright's test on the served export: `page.goto('/')` opens it. A test fails if the browser
 * reports an error or a warning that the test did not `allow(/…/)`, or asks another machine.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') skipMediaCommand(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  exported: ['template', { option: true, scope: 'worker' }],

  server: [
    async ({ exported }, use) => {
      const server = await startServer({ dir: exportOf(exported) });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ server }, use) => {
    server.messages.length = 0;
    await use(server);
  },

  baseURL: ({ site }, use) => use(site.url),

  serve: async ({ faults }, use) => {
    const servers: RunningServer[] = [];
    await use(async (options) => {
      const server = await startServer({ dir: exportOf('template'), ...options });
      servers.push(server);
      return server;
    });
    // A page still open may ask once more, for its icon say. What it meets from here on is no fault
    // of the site, so it is written down where nobody looks.
    faults.seen = [...faults.seen];
    await Promise.all(servers.map((server) => server.close()));
  },

  newContext: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      collectFaults(context, faults.seen);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  allow: ({ faults }, use) => use((...patterns) => void faults.allowed.push(...patterns)),

  faults: [
    async ({ context }, use) => {
      const faults: TestFixtures['faults'] = { seen: [], allowed: [] };
      collectFaults(context, faults.seen);
      await use(faults);
      const unexpected = faults.seen.filter((text) => !faults.allowed.some((re) => re.test(text)));
      if (unexpected.length > 0) throw new Error(`The browser reports:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
