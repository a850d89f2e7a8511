// npm run scale -- 60 500: what so many projects cost, each with a picture of its own, and with
// 40 skills and 30 jobs, beside the page as it is. Pictures are encoded anew: 500 take minutes.
//   --runs 5          how often Lighthouse measures; medians are shown
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '../lib/content';
import { addRun, type FigureName, median, type Results, toTable } from './bench/figures';
import { largeContent, picturesOf } from './bench/generated-content';
import { interact, openList } from './bench/interactions';
import { measure, openBrowser } from './bench/lighthouse';
import { transferSizes } from './bench/sizes';
import { openPhone } from './bench/slow-phone';
import { startServer } from './preview/server';
import { PlainError, runScript } from './support/run-script';
import { buildCopy, contentFiles, copySite } from './test/site-copy';

interface Measured {
  title: string;
  projects: number;
  out: string;
  results: Results;
}

runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const counts = positionals.length > 0 ? positionals.map(Number) : [60];
  if (counts.some((count) => !Number.isInteger(count) || count < 1 || count > 1000)) {
    throw new PlainError('Say how many projects, from 1 to 1000: npm run scale -- 60 500');
  }
  const sites = [await build('default')];
  for (const count of counts) sites.push(await build(`${count} projects`, count));
  await measureAll(sites, Number(values.runs));

  console.log(`\n${toTable(sites).lines.join('\n')}`);
  for (const [index, site] of sites.entries()) {
    const before = sites[index - 1];
    if (before) console.log(growth(before, site));
  }
});

/** Builds a copy of the site twice, first with nothing kept from an earlier build. */
async function build(title: string, projects?: number): Promise<Measured> {
  const files =
    projects === undefined
      ? {}
      : { ...contentFiles(largeContent(projects)), ...(await picturesOf(projects)) };
  const dir = await copySite(`scale-${projects ?? 'default'}`, { files });
  await rm(path.join(dir, '.next'), { recursive: true, force: true });
  const results: Results = {};
  for (const figure of ['coldBuild', 'warmBuild'] as const) {
    process.stderr.write(`${title}: ${figure}\n`);
    const start = performance.now();
    const { code, output } = await buildCopy(dir);
    if (code !== 0) throw new PlainError(`The build of ${title} failed:\n${output}`);
    addRun(results, { [figure]: performance.now() - start });
  }
  const out = path.join(dir, 'out');
  return { title, projects: projects ?? content.projects.length, out, results };
}

async function measureAll(sites: Measured[], runs: number): Promise<void> {
  const { browser } = await openBrowser();
  const servers = await Promise.all(sites.map(({ out }) => startServer({ dir: out })));
  for (const [index, { title, results }] of sites.entries()) {
    process.stderr.write(`${title}: sizes and interactions\n`);
    const url = `${servers[index]?.url}/`;
    const { page, context } = await openPhone(browser, 1);
    const { html, total } = await transferSizes(page, url);
    await context.close();
    const delays = Object.values(await interact(browser, url, 4));
    const slowest = Math.max(...delays, await openList(browser, url, 4));
    addRun(results, { html, total, slowest });
  }
  for (let run = 1; run <= runs; run++) {
    // In turns, so that whatever else the machine does falls on all.
    for (const [index, { title, results }] of sites.entries()) {
      process.stderr.write(`${title}: lighthouse ${run}/${runs}\n`);
      const { fcp, lcp, tbt, cls } = await measure(`${servers[index]?.url}/`, 'simulate');
      addRun(results, { fcp, lcp, tbt, cls });
    }
  }
  await Promise.all(servers.map((server) => server.close()));
  await browser.close();
}

/** How much each project adds between two sizes. */
function growth(smaller: Measured, larger: Measured): string {
  const more = larger.projects - smaller.projects;
  const per = (name: FigureName) =>
    (median(larger.results[name] ?? []) - median(smaller.results[name] ?? [])) / more;
  const bytes = `${Math.round(per('html'))} bytes of HTML in Brotli`;
  const time = `${Math.round(per('coldBuild'))} ms of a cold build, ${Math.round(per('warmBuild'))} ms of a warm one`;
  return `From ${smaller.projects} to ${larger.projects} projects, each adds ${bytes}, ${time}.`;
}
