import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { EmailRequest } from '../../../lib/contact/send';
import type { LocalizedSites } from '../../../lib/site/localized-site';
import { startServer } from '../../../scripts/support/preview-server';
import { exportOf, isSample, readSites, type SiteName, subPath } from '../tested-sites';

const harmless = [
  // A request whose page is left, a download, or an aborted fetch: in Chromium, Firefox and WebKit.
  'net::ERR_ABORTED',
  'NS_BINDING_ABORTED',
  'Load request cancelled',
  // A preloaded script with JavaScript off. The console also reports what a policy blocks.
  'csp',
];

/**
 * Collects what the browser complains about in the pages of a context: everything in the console,
 * uncaught errors, and failed requests, like all to other machines (playwright.config.ts).
 */
function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const { url } = message.location();
    complaints.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught error: ${error.error().stack ?? error.error()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!harmless.includes(reason)) complaints.push(`request failed: ${request.url()} (${reason})`);
  });
}

/** For `test.use`: a visitor who has not asked for reduced motion. The other tests ask for it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Serves the export of a site, and collects the messages that it receives.
 * @throws Error if nothing has been built, which a visited page would not explain
 */
async function serveSite(name: SiteName) {
  const folder = exportOf(name);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`Nothing is built in ${folder}: "npm test" builds it first.`);
  }
  const messages: EmailRequest[] = [];
  const onMessage = (message: EmailRequest) => messages.push(message);
  const basePath = name === 'everything' ? subPath : '';
  return { ...(await startServer({ folder, basePath, onMessage })), messages };
}

type SiteServer = Awaited<ReturnType<typeof serveSite>>;

export interface TestFixtures {
  /** The name of the site that the test visits: the sample, or another one by `test.use`. */
  siteName: SiteName;
  server: SiteServer;
  localizedSites: LocalizedSites;
  /** Stops the clock of the page at a time, until the test ends. */
  pauseClock: (time: number | Date) => Promise<void>;
  /** Allows complaints that this test provokes: those that match do not fail it. */
  allow: (...complaints: RegExp[]) => void;
  /**
   * The browser's complaints so far, and the allowed patterns. Fails the test at its end, also if
   * the test does not name it.
   */
  complaints: { seen: string[]; allowed: RegExp[] };
}

/** The servers that this worker has started. They end with it. */
const servers = new Map<SiteName, SiteServer>();

/**
 * Playwright's `test` with the served export: `page.goto('/')` opens it. A test fails if its pages
 * write into the console, fail, or request another machine, and it does not `allow(/…/)` that.
 */
export const test = base.extend<TestFixtures>({
  siteName: ['sample', { option: true }],

  localizedSites: async ({ siteName }, use) => use(await readSites(siteName)),

  server: async ({ siteName }, use) => {
    const server = servers.get(siteName) ?? (await serveSite(siteName));
    servers.set(siteName, server);
    server.messages.length = 0;
    await use(server);
  },

  baseURL: ({ server }, use) => use(server.url),

  pauseClock: async ({ page }, use) => {
    await use((time) => page.clock.pauseAt(time));
    // Playwright 1.65 would start a stopped clock again while it clears the page, and not wait for
    // that. If the page is busy, scripts in the pages of later tests then look for a clock.
    await page.clock.resume();
  },

  allow: ({ complaints }, use) => use((...patterns) => void complaints.allowed.push(...patterns)),

  complaints: [
    async ({ context, siteName }, use, testInfo) => {
      testInfo.skip(siteName === 'sample' && !isSample, 'content/ is not the sample');
      const complaints: TestFixtures['complaints'] = { seen: [], allowed: [] };
      collectComplaints(context, complaints.seen);
      await use(complaints);
      const unexpected = complaints.seen.filter(
        (text) => !complaints.allowed.some((re) => re.test(text)),
      );
      if (unexpected.length === 0) return;
      const report = `The browser reports:\n${unexpected.join('\n')}`;
      // A test that has failed names its own cause. In Firefox, the picture of a failed test
      // violates the policy.
      if (testInfo.errors.length === 0) throw new Error(report);
      await testInfo.attach('console', { body: report, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export function onSite(siteName: SiteName, defineTests: () => void): void {
  test.describe(`on the site "${siteName}"`, () => {
    test.use({ siteName });
    defineTests();
  });
}

/** Defines tests of rules for any content, which visit the owner's site and "everything". */
export function onEachSite(defineTests: (siteName: SiteName) => void): void {
  for (const name of ['everything', 'own'] as const) onSite(name, () => defineTests(name));
}

export { expect };
