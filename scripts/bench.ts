// npm run bench: measures the last build, or a generated portfolio, as a slow phone loads it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import sharp from 'sharp';
import { content } from '../lib/content';
import { sizeBudgets, transferSizes } from './bench/sizes';
import { startServer } from './preview/server';
import { contentFileTexts } from './support/content-files';
import { PlainError, readArguments, runScript } from './support/run-script';
import { buildCopy, copySite } from './support/site-copy';
import { findBrowser } from './test/browser';

const usage = `Usage: npm run bench -- [options]   measures the build in out/

  --runs 5        how often Lighthouse measures; the medians are shown
  --projects 60   builds a portfolio of so many projects and measures that instead`;

/** Lighthouse's audits that are shown, and their budgets on a quiet machine. */
const audits = {
  'first-contentful-paint': { name: 'First contentful paint', budget: 750, unit: 'ms' },
  'largest-contentful-paint': { name: 'Largest contentful paint', budget: 1200, unit: 'ms' },
  'total-blocking-time': { name: 'Total blocking time', budget: 50, unit: 'ms' },
  'cumulative-layout-shift': { name: 'Layout shift', budget: 0, unit: '' },
};

const sizeNames = {
  html: 'HTML with its headers, Brotli',
  scripts: 'JavaScript, Brotli',
  total: 'All that loads before scrolling',
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A port for the browser's remote control, another one for each process. */
const port = 9500 + (process.pid % 400);

runScript(async () => {
  const text = { type: 'string' } as const;
  const { values } = readArguments(process.argv.slice(2), { runs: text, projects: text }, usage);
  const runs = Number(values.runs ?? 5);
  const projects = Number(values.projects ?? 0);
  if (!(runs >= 1 && projects >= 0)) throw new PlainError(usage);
  const dir = projects > 0 ? await buildPortfolio(projects) : 'out';
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError('There is no build to measure. Run "npm run build" first.');
  }

  const server = await startServer({ dir });
  const url = `${server.url}/`;
  const sizes = await withBrowser(async (browser) =>
    transferSizes(await browser.newPage(phone), url),
  );
  const results: Record<string, number>[] = [];
  for (let run = 1; run <= runs; run++) {
    console.error(`Lighthouse ${run} of ${runs}`);
    results.push(await measure(url));
  }
  await server.close();

  for (const [id, { name, budget, unit }] of Object.entries(audits)) {
    const values = results.map((result) => result[id] ?? Number.NaN).sort((a, b) => a - b);
    const [low = 0, middle = 0, high = 0] = [0, 0.5, 1].map(
      (part) => values[Math.floor(part * (values.length - 1))],
    );
    print(name, `${round(middle)} ${unit} (${round(low)} to ${round(high)})`, budget, middle);
  }
  for (const [name, budget] of Object.entries(sizeBudgets) as [keyof typeof sizeNames, number][]) {
    print(sizeNames[name], `${sizes[name].toLocaleString('en')} bytes`, budget, sizes[name]);
  }
});

const round = (value: number) => (value < 1 ? Number(value.toFixed(3)) : Math.round(value));

function print(name: string, text: string, budget: number, value: number): void {
  const verdict = round(value) <= budget ? '' : '  over budget';
  console.log(
    `${name.padEnd(32)} ${text.padEnd(28)} at most ${budget.toLocaleString('en')}${verdict}`,
  );
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  return use(browser).finally(() => browser.close());
}

/** One run of Lighthouse's mobile profile; about one in fifteen fails, and is done again. */
async function measure(url: string, triesLeft = 3): Promise<Record<string, number>> {
  const result = await withBrowser(() => lighthouse(url, { port, logLevel: 'error' }));
  const fault = result?.lhr.runtimeError;
  if (result && !fault) {
    const ids = Object.keys(audits);
    return Object.fromEntries(
      ids.map((id) => [id, result.lhr.audits[id]?.numericValue ?? Number.NaN]),
    );
  }
  if (triesLeft === 0) throw new PlainError(`Lighthouse failed: ${fault?.message ?? 'no result'}`);
  return measure(url, triesLeft - 1);
}

/**
 * Builds a copy of the site whose projects are the owner's over and over, each with a title and a
 * picture of its own.
 * @returns the folder of its export
 */
async function buildPortfolio(count: number): Promise<string> {
  const pictures: Record<string, Buffer> = {};
  const projects: typeof content.projects = [];
  for (let number = 1; number <= count; number++) {
    const project = content.projects[number % content.projects.length];
    if (!project?.image) continue;
    const src = `/images/project-${number}.png`;
    const original = sharp(path.join('public', project.image.src));
    pictures[`public${src}`] = await original
      .modulate({ hue: number * 5 })
      .png()
      .toBuffer();
    const image = { ...project.image, src };
    projects.push({ ...project, title: `${project.title} ${number}`, image });
  }
  console.error(`Building a portfolio of ${projects.length} projects`);
  const files = { ...contentFileTexts({ projects }), ...pictures };
  const dir = await copySite('bench', { files, isOwners: true });
  const { code, output } = await buildCopy(dir);
  if (code !== 0) throw new PlainError(`The build failed:\n${output}`);
  return path.join(dir, 'out');
}
