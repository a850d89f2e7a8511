import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../test/browser';

/**
 * What one run of Lighthouse says about a page, times in milliseconds, and about this machine: its
 * benchmark index, by which figures of different hours and machines can be told apart.
 */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  machine: number;
}

/** How a slow phone is imitated: computed from an unthrottled load, or really slowed down. */
export type Throttling = 'simulate' | 'devtools';

/** A port for the browser's remote control. */
let nextPort = 9500 + (process.pid % 400);

/** Opens a browser that Lighthouse can steer through the returned port. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = nextPort++;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
    ],
  });
  return { browser, port };
}

/** One run of Lighthouse's mobile profile on a page, in a browser of its own. */
export async function measure(url: string, throttling: Throttling): Promise<Scores> {
  const { browser, port } = await openBrowser();
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      throttlingMethod: throttling,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits, environment } = result.lhr;
    const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
