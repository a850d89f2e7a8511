// npm run bench: measures the last build, or a generated portfolio, as a slow phone loads it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import sharp from 'sharp';
import type { Project } from '../lib/content/schema';
import { templateContent } from '../lib/content/template';
import { headlineWork } from './bench/headline';
import { median } from './bench/median';
import { sizeBudgets, transferSizes } from './bench/sizes';
import { startServer } from './preview/server';
import { contentFileTexts } from './support/content-files';
import { PlainError, readArguments, runScript } from './support/run-script';
import { buildSite, copySite } from './support/site-copy';
import { findBrowser } from './test/browser';

const usage = `Usage: npm run bench -- [options]   measures the build in out/

  --runs 5        how often Lighthouse measures; the medians are shown
  --projects 60   builds a portfolio of so many projects and measures that instead`;

const flags = {
  runs: { type: 'string', default: '5' },
  projects: { type: 'string', default: '0' },
} as const;

/** Lighthouse's audits that are shown, and their budgets on a quiet machine, in milliseconds. */
const audits = {
  'first-contentful-paint': 750,
  'largest-contentful-paint': 1200,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0,
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A port for the browser's remote control, another one for each process. */
const port = 9500 + (process.pid % 400);

runScript(async () => {
  const { values } = readArguments(process.argv.slice(2), flags, usage);
  const [runs, projects] = [Number(values.runs), Number(values.projects)];
  if (!(runs >= 1 && projects >= 0)) throw new PlainError(usage);
  const dir = projects > 0 ? await buildPortfolio(projects) : 'out';
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError('There is no build to measure. Run "npm run build" first.');
  }

  const server = await startServer({ dir });
  const sizes = await inBrowser(async (browser) =>
    transferSizes(await browser.newPage(phone), server.url),
  );
  const headline = await inBrowser(async (browser) =>
    headlineWork(await browser.newPage({ viewport: { width: 1440, height: 900 } }), server.url),
  );
  const results: Result['audits'][] = [];
  const withoutScripts: Result['audits'][] = [];
  for (let run = 1; run <= runs; run++) {
    console.error(`Lighthouse ${run} of ${runs}`);
    // In turns: what else the machine does falls on both.
    results.push(...(await audit(server.url)));
    withoutScripts.push(...(await audit(server.url, ['*.js'])));
  }
  server.close();

  const valuesOf = (id: string, from: Result['audits'][]) =>
    from.flatMap((result) => result[id]?.numericValue ?? []);
  for (const [id, budget] of Object.entries(audits)) print(id, valuesOf(id, results), budget);
  const work = 'mainthread-work-breakdown';
  const plain = median(valuesOf(work, withoutScripts));
  const percents = valuesOf(work, results).map((value) => (100 * value) / plain);
  print('main thread, % of no script', percents, 240);
  print('moving headline, ms per s', [headline], 16);
  for (const name of ['html', 'scripts', 'total'] as const) {
    print(`${name}, bytes`, [sizes[name]], sizeBudgets[name]);
  }
});

/**
 * Measures a page with Lighthouse once.
 * @param blockedUrlPatterns what the page has to do without
 * @returns the audits, or nothing: about one run in fifteen fails, and the medians are of the others
 */
async function audit(url: string, blockedUrlPatterns: string[] = []): Promise<Result['audits'][]> {
  const flags = { port, logLevel: 'error', blockedUrlPatterns } as const;
  const result = await inBrowser(() => lighthouse(url, flags));
  return result && !result.lhr.runtimeError ? [result.lhr.audits] : [];
}

/** Prints the median of some values, all of them, and what it may be at most. */
function print(name: string, values: number[], budget: number): void {
  const sorted = values
    .map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))
    .sort((one, other) => one - other);
  const middle = median(sorted);
  const verdict = middle <= budget ? '' : ': over budget';
  const all = sorted.length > 1 ? ` (${sorted.join(', ')})` : '';
  console.log(`${name.padEnd(28)}${middle}${all}, at most ${budget}${verdict}`);
}

/** Opens a browser of its own, which has kept nothing, and closes it. */
async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  return use(browser).finally(() => browser.close());
}

/**
 * Builds a site whose projects are the template's over and over, each with a title and a picture of
 * its own.
 * @returns the folder of its export
 */
async function buildPortfolio(count: number): Promise<string> {
  const pictures: Record<string, Buffer> = {};
  const projects: Project[] = [];
  for (let number = 1; number <= count; number++) {
    const project = templateContent.projects[number % templateContent.projects.length];
    if (!project?.image) continue;
    const src = `/images/project-${number}.png`;
    const original = sharp(path.join('template/public', project.image.src));
    pictures[`public${src}`] = await original
      .modulate({ hue: number * 5 })
      .png()
      .toBuffer();
    const image = { ...project.image, src };
    projects.push({ ...project, title: `${project.title} ${number}`, image });
  }
  console.error(`Building a portfolio of ${projects.length} projects`);
  return buildSite(await copySite('bench', { ...contentFileTexts({ projects }), ...pictures }));
}
