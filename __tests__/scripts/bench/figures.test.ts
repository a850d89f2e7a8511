/** @jest-environment node */
import { addRun, figures, format, median, type Results, toTable } from '@/scripts/bench/figures';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([])).toBeNaN();
});

test('numbers are written with their unit', () => {
  expect(format(figures.lcp, 1234.5)).toBe('1,235 ms');
  expect(format(figures.total, 165_000)).toBe('165.0 KB');
  expect(format(figures.cls, 0.0004)).toBe('0.000');
  expect(format(figures.seo, Number.NaN)).toBe('–');
});

test('the table shows medians, ranges and budgets, and names what is over its budget', () => {
  const results: Results = {};
  for (const [lcp, seo] of [
    [1100, 100],
    [1300, 99],
    [1250, 99],
  ] as const) {
    addRun(results, { lcp, seo, tbt: 10 });
  }
  const other: Results = { lcp: [900] };
  const { lines, missed } = toTable([
    { title: 'out', results },
    { title: 'old', results: other },
  ]);
  expect(lines.find((line) => line.startsWith('largest'))).toMatch(
    /^largest contentful paint +1,250 ms \(1,100 ms – 1,300 ms\) +900 ms +≤ 1,200 ms +✗$/,
  );
  expect(lines.find((line) => line.startsWith('total blocking'))).toMatch(/10 ms +– +≤ 50 ms$/);
  expect(missed).toEqual(['Lighthouse SEO', 'largest contentful paint']);
});
