import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { headlineWork } from './bench/headline';
import { median } from './bench/median';
import { sizeBudgets, transferSizes } from './bench/sizes';
import { startServer } from './preview/server';
import { withBrowser } from './support/browser';
import { PlainError, readArguments, runScript } from './support/run-script';

const usage = `Measures the build in out/ as a slow phone loads it: npm run bench

  --runs 5   how often Lighthouse measures; the medians are shown`;

/** Lighthouse's audits that are shown, and their budgets on a quiet machine, in milliseconds. */
const audits = {
  'first-contentful-paint': 750,
  'largest-contentful-paint': 1200,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0,
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

runScript(async () => {
  const flags = { runs: { type: 'string', default: '5' } } as const;
  const runs = Number(readArguments(process.argv.slice(2), flags, usage).values.runs);
  if (!(runs >= 1)) throw new PlainError(usage);
  if (!existsSync('out/index.html')) {
    throw new PlainError('There is no build to measure. Run "npm run build" first.');
  }
  const server = await startServer();
  const measure = <Value>(screen: object, use: (page: Page, url: string) => Promise<Value>) =>
    withBrowser(async (browser) => use(await browser.newPage(screen), server.url));
  const sizes = await measure(phone, transferSizes);
  const headline = await measure(desktop, headlineWork);
  const results: Result['audits'][] = [];
  for (let run = 1; run <= runs; run++) {
    console.error(`Lighthouse ${run} of ${runs}`);
    results.push(...(await audit(server.url)));
  }
  server.close();

  for (const [id, budget] of Object.entries(audits)) {
    const values = results.flatMap((result) => result[id]?.numericValue ?? []);
    print(id, values, budget);
  }
  print('moving headline, ms per s', [headline], 16);
  for (const name of ['html', 'scripts', 'total'] as const) {
    print(`${name}, bytes`, [sizes[name]], sizeBudgets[name]);
  }
});

/**
 * Measures a page with Lighthouse once.
 * @returns the audits; nothing if the run fails, as about one in fifteen does
 */
async function audit(url: string): Promise<Result['audits'][]> {
  // The port for remote control differs between processes.
  const port = 9500 + (process.pid % 400);
  const options = { args: [`--remote-debugging-port=${port}`] };
  const result = await withBrowser(() => lighthouse(url, { port, logLevel: 'error' }), options);
  return result && !result.lhr.runtimeError ? [result.lhr.audits] : [];
}

/** Prints the median of some values, all of them, and their budget. */
function print(name: string, values: number[], budget: number): void {
  const sorted = values
    .map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))
    .sort((one, other) => one - other);
  const middle = median(sorted);
  const verdict = middle <= budget ? '' : ': over budget';
  const all = sorted.length > 1 ? ` (${sorted.join(', ')})` : '';
  console.log(`${name.padEnd(28)}${middle}${all}, at most ${budget}${verdict}`);
}
