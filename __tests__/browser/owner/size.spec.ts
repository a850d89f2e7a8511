import { brotliCompressSync } from 'node:zlib';
import { editionOf } from '../../../lib/content';
import { sizeBudgets, transferSizes } from '../../../scripts/bench/sizes';
import { isTemplate } from '../../fixtures/sites';
import { expectNoFaults } from '../../support/owners-fault';
import { expect, test, withMotion } from '../support/fixtures';

const { content } = editionOf();

test.use(withMotion);

/** What the page may weigh by itself, compressed, besides the owner's words. */
const PAGE_BYTES = 12_000;
/** How often a word may count: it stands in the text, in an attribute, in the data beside it. */
const TIMES = 4;

// Sizes only, never times: the same build is as large on every machine.
test('on a phone the page weighs little besides the words in it, and no script grows with them', async ({
  newContext,
  site,
}) => {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const page = await (await newContext(phone)).newPage();
  const sizes = await transferSizes(page, site.url);

  const words = Object.entries(content).map(([name, value]) => ({
    name,
    bytes: brotliCompressSync(JSON.stringify(value)).length,
  }));
  const all = words.reduce((sum, { bytes }) => sum + bytes, 0);
  const [longest] = words.toSorted((one, other) => other.bytes - one.bytes);
  // Of pictures an owner may have more; the template keeps to what the README says.
  const limits = isTemplate
    ? sizeBudgets
    : { html: PAGE_BYTES + TIMES * all, scripts: sizeBudgets.scripts };
  const faults = Object.entries(limits).flatMap(([name, limit]) => {
    const size = sizes[name as keyof typeof sizes];
    // Nothing measured is nothing held.
    expect(size, name).toBeGreaterThan(1000);
    return size > limit ? [`${name} of the page: ${size} bytes, more than ${limit}.`] : [];
  });
  const advice = `Most words stand in content/${longest?.name}.ts.`;
  expectNoFaults(faults.length > 0 ? [...faults, advice] : []);
});
