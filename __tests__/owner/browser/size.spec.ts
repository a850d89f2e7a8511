import { brotliCompressSync } from 'node:zlib';
import { expectNoFaults } from '../support/content-faults';
import { expect, test, withMotion } from './support/fixtures';
import { sizeBudgets, transferSizes } from './support/sizes';

test.use(withMotion);

/** Compressed size of the page without the owner's texts, in bytes. */
const PAGE_BYTES = 12_000;
/** How often a text may occur: in the page, in attributes, in the data for hydration. */
const TIMES = 4;

// Sizes are the same on every machine; times are not.
test('the page stays small, and scripts do not grow with the content', async ({
  newContext,
  site,
  sites,
  exported,
}) => {
  const [{ content }] = sites;
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const page = await (await newContext(phone)).newPage();
  const sizes = await transferSizes(page, site.url);

  const files = Object.entries(content).map(([name, value]) => ({
    name,
    bytes: brotliCompressSync(JSON.stringify(value)).length,
  }));
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const [longest] = files.toSorted((one, other) => other.bytes - one.bytes);
  // An owner may have more pictures; the template stays within the budgets of docs/build.md.
  const limits =
    exported === 'template'
      ? sizeBudgets
      : { html: PAGE_BYTES + TIMES * all, scripts: sizeBudgets.scripts };
  const faults = Object.entries(limits).flatMap(([name, limit]) => {
    const size = sizes[name as keyof typeof sizes];
    // Fails if nothing is measured.
    expect(size, name).toBeGreaterThan(1000);
    return size > limit ? [`${name} of the page: ${size} bytes, more than ${limit}.`] : [];
  });
  const advice = `The longest file is content/${longest?.name}.ts.`;
  expectNoFaults(faults.length > 0 ? [...faults, advice] : []);
});
