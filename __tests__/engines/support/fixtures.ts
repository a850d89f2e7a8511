import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test as base } from '@playwright/test';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../scripts/preview/server';
import type { Engine } from '../../../scripts/test/engines';
import type { EnginePage, RunningEngine } from './engine-page';
import { startWithPlaywright } from './playwright-engine';
import { startWithPuppeteer } from './puppeteer-engine';
import { Visitor } from './visitor';
import { makeWatchedCopy } from './watched-copy';
import { startWithWebDriver } from './webdriver-engine';

const start = {
  playwright: startWithPlaywright,
  puppeteer: startWithPuppeteer,
  webdriver: startWithWebDriver,
};

const library = createRequire(import.meta.url).resolve('@testing-library/dom/package.json');
const queries = readFileSync(path.join(library, '../dist/@testing-library/dom.umd.min.js'), 'utf8');

/** What older browsers say of this page though nothing is wrong. */
const harmless = [
  // Chrome 110, of an attribute that it only knows as an experiment.
  /Found a 'popover' attribute/,
];

interface TestFixtures {
  visitor: Visitor;
  enginePage: EnginePage;
  /** Serves the export, until the test ends. */
  serve: (options?: ServerOptions) => Promise<RunningServer>;
  /** Says that this test provokes faults: any whose text matches does not fail it. */
  allow: (...faults: RegExp[]) => void;
}

interface WorkerFixtures {
  engine: Engine;
  /** The folder to serve. */
  folder: string;
  running: RunningEngine;
}

/** Playwright's test with a visitor in the engine of the project; the page's faults fail it. */
export const test = base.extend<TestFixtures & { allowed: RegExp[] }, WorkerFixtures>({
  engine: [
    { name: 'chromium-110', driver: 'playwright' },
    { option: true, scope: 'worker' },
  ],

  folder: [
    async ({ engine }, use, { workerIndex }) => {
      const isWatched = engine.driver === 'webdriver';
      await use(isWatched ? await makeWatchedCopy(`.tmp/watched-${workerIndex}`) : 'out');
    },
    { scope: 'worker' },
  ],

  running: [
    async ({ engine }, use) => {
      const running = await start[engine.driver](engine);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],

  serve: async ({ folder }, use) => {
    const servers: RunningServer[] = [];
    await use(async (options) => {
      const server = await startServer({ dir: folder, ...options });
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs.
  allowed: async ({}, use) => use([...harmless]),
  allow: ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),

  enginePage: async ({ running, allowed }, use) => {
    const page = await running.newPage();
    await use(page);
    const faults = (await page.faults()).filter((text) => !allowed.some((re) => re.test(text)));
    await page.close();
    if (faults.length > 0) throw new Error(`The browser reports:\n${faults.join('\n')}`);
  },

  visitor: async ({ enginePage }, use) => use(new Visitor(enginePage, queries)),
});

export { expect } from '@playwright/test';
