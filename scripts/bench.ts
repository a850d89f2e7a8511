// npm run bench: measures the last build (or makes one) the way the budgets are set: a slow phone.
//   --runs 5          how often; medians are shown
//   --compare DIR     another export, measured in turns with the first
//   --check           end with an error when a median is over its budget
//   --only sizes      one part of it: sizes, lighthouse, slow, processor, interactions or headline
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { addRun, type FigureName, type Results, toTable } from './bench/figures';
import { watchHeadline } from './bench/headline';
import { interact } from './bench/interactions';
import { measure, openBrowser } from './bench/lighthouse';
import { processorTime } from './bench/processor';
import { transferSizes } from './bench/sizes';
import { loadSlowly, openPhone } from './bench/slow-phone';
import { compress } from './build/after/compress';
import { startServer } from './preview/server';
import { PlainError, runScript } from './support/run-script';

type Run = Partial<Record<FigureName, number>>;

/** Each part measures a page once. */
const parts: Record<string, (browser: Browser, url: string, title: string) => Promise<Run>> = {
  sizes: async (browser, url, title) => {
    const { page, context } = await openPhone(browser, 1);
    const { byKind, ...sizes } = await transferSizes(page, url);
    const kinds = Object.entries(byKind).map(([kind, size]) => `${kind} ${size}`);
    console.log(`${title}: bytes as sent, by kind: ${kinds.join(', ')}`);
    await context.close();
    return sizes;
  },
  lighthouse: async (_, url) => measure(url, 'simulate'),
  slow: loadSlowly,
  processor: (_, url) => processorTime(url),
  interactions: (browser, url) => interact(browser, url, 6),
  headline: watchHeadline,
};

/** Parts whose figures do not vary, so that one run is enough. */
const steady = ['sizes', 'headline'];

runScript(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      compare: { type: 'string' },
      check: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: Object.keys(parts) },
    },
  });
  const unknown = values.only.find((name) => parts[name] === undefined);
  if (unknown) {
    throw new PlainError(`There is no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);
  }
  if (!existsSync('out/index.html')) build();
  const folders = ['out', ...(values.compare ? [await compressedCopy(values.compare)] : [])];
  const servers = await Promise.all(folders.map((dir) => startServer({ dir })));
  const { browser } = await openBrowser();
  const columns = ['out', values.compare ?? ''].slice(0, folders.length).map((title) => ({
    title,
    results: {} as Results,
  }));

  for (const name of values.only) {
    const runs = steady.includes(name) ? 1 : Number(values.runs);
    for (let run = 1; run <= runs; run++) {
      // In turns, so that whatever else the machine does falls on both.
      for (const [index, { title, results }] of columns.entries()) {
        process.stderr.write(`${name} ${run}/${runs} ${title}\n`);
        addRun(results, (await parts[name]?.(browser, `${servers[index]?.url}/`, title)) ?? {});
      }
    }
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));

  const { lines, missed } = toTable(columns);
  console.log(`\n${lines.join('\n')}`);
  if (values.check && missed.length > 0) {
    throw new PlainError(`Over budget: ${missed.join(', ')}.`);
  }
});

function build(): void {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new PlainError('The build failed, so there is nothing to measure.');
}

/** A copy of an export with compressed copies beside its files, as ours has them. */
async function compressedCopy(dir: string): Promise<string> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError(`There is no exported page in ${dir}.`);
  }
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await cp(dir, copy, { recursive: true });
  await compress(copy);
  return copy;
}
