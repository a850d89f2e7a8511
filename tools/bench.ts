import '../scripts/support/require-node';
import { existsSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../scripts/support/browser';
import { startServer } from '../scripts/support/preview-server';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { sizeBudgets, transferSizes } from '../scripts/support/sizes';

const usage = `Measures the build in out/ as a slow phone loads it: npm run bench

  --runs 5   how often Lighthouse measures; the medians are shown`;

/** Lighthouse's audits that are shown, and their budgets on a quiet machine, in milliseconds. */
const audits = {
  'first-contentful-paint': 750,
  'largest-contentful-paint': 1200,
  'total-blocking-time': 60,
  'cumulative-layout-shift': 0,
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

runScript(async () => {
  const flags = { runs: { type: 'string', default: '5' } } as const;
  const runs = Number(readArguments(flags, usage).values.runs);
  if (!(runs >= 1)) throw new PlainError(usage);
  if (!existsSync('out/index.html')) {
    throw new PlainError('There is no build to measure. Run "npm run build" first.');
  }
  const server = await startServer();
  const sizes = await withPage(phone, (page) => transferSizes(page, server.url));
  const headline = await withPage(desktop, (page) => headlineWork(page, server.url));
  const results: Result['audits'][] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Lighthouse ${run} of ${runs}`);
    results.push(...(await audit(server.url)));
  }
  server.close();

  for (const [id, budget] of Object.entries(audits)) {
    const values = results.flatMap((result) => result[id]?.numericValue ?? []);
    console.log(reportLine(id, values, budget));
  }
  console.log(reportLine('moving headline, ms per s', [headline], 24));
  for (const name of ['html', 'scripts', 'total'] as const) {
    console.log(reportLine(`${name}, bytes`, [sizes[name]], sizeBudgets[name]));
  }
});

/** Opens an empty page in a fresh browser, hands it to `use`, and returns what that returns. */
async function withPage<Value>(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Value>,
  args: string[] = [],
): Promise<Value> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  return use(await browser.newPage(options)).finally(() => browser.close());
}

/**
 * @returns the audits; nothing if the run fails, which happens about once in fifteen runs
 */
async function audit(url: string): Promise<Result['audits'][]> {
  // The port for remote control differs between processes, so that two runs do not collide.
  const port = 9500 + (process.pid % 400);
  const args = [`--remote-debugging-port=${port}`];
  const result = await withPage({}, () => lighthouse(url, { port, logLevel: 'error' }), args);
  return result && !result.lhr.runtimeError ? [result.lhr.audits] : [];
}

/**
 * Measures the main thread for twelve seconds while the headline types and pauses. It counts
 * processor time, which other programs on the machine do not change.
 * @returns milliseconds of work per second
 */
async function headlineWork(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const millisecondsSoFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(url);
  await page.locator('#home button').waitFor();
  // By then everything else on the page has finished.
  await page.waitForTimeout(3000);
  const before = await millisecondsSoFar();
  await page.waitForTimeout(12_000);
  return ((await millisecondsSoFar()) - before) / 12;
}

function reportLine(name: string, values: readonly number[], budget: number): string {
  const sorted = values
    .map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))
    .sort((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return `${name.padEnd(28)}${median} (${sorted.join(', ')}), at most ${budget}`;
}
