import { brotliCompressSync } from 'node:zlib';
import { content } from '../../../lib/content';
import { sizeBudgets, transferSizes } from '../../../scripts/bench/sizes';
import { expectNoFaults } from '../../support/owners-fault';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

/** What the page may weigh by itself, compressed, besides the owner's words. */
const PAGE_BYTES = 12_000;
/** How often a word may count: it stands in the text, in an attribute, in the data beside it. */
const TIMES = 4;

test('the page weighs little besides the words in it, and no script grows with them', async ({
  newContext,
  site,
}) => {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const page = await (await newContext(phone)).newPage();
  const { html, scripts } = await transferSizes(page, site.url);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

  const words = Object.entries(content).map(([name, value]) => ({
    name,
    bytes: brotliCompressSync(JSON.stringify(value)).length,
  }));
  const all = words.reduce((sum, { bytes }) => sum + bytes, 0);
  const [longest] = words.toSorted((one, other) => other.bytes - one.bytes);
  const limit = PAGE_BYTES + TIMES * all;
  const budget = sizeBudgets.scripts;
  expectNoFaults([
    ...(html > limit
      ? [
          `The page has ${kilobytes(html)}, more than the ${kilobytes(limit)} that its words account for; most of them stand in content/${longest?.name}.ts.`,
        ]
      : []),
    ...(scripts > budget
      ? [`The scripts have ${kilobytes(scripts)}, more than ${kilobytes(budget)}.`]
      : []),
  ]);
  // Nothing measured is nothing held.
  expect(html).toBeGreaterThan(1000);
  expect(scripts).toBeGreaterThan(1000);
});
