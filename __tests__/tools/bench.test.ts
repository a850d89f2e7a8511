/** @jest-environment node */
import { reportLine } from '@/tools/bench/report';

test.each([
  [[30, 4, 100], '30 (4, 30, 100), at most 30'],
  [[30, 4, 100], '30 (4, 30, 100), at most 29: over budget'],
  [[9, 10, 1, 100], '9 (1, 9, 10, 100), at most 9'],
  [[0.0004], '0, at most 0'],
  [[0.1], '0.1, at most 0: over budget'],
  // No measurement is not a good one.
  [[], 'NaN, at most 100: over budget'],
])('the verdict on the values %j is "%s"', (values, line) => {
  const [, budget] = /at most (\d+)/.exec(line) ?? [];
  expect(reportLine('name', values, Number(budget))).toBe(`name${' '.repeat(24)}${line}`);
});
