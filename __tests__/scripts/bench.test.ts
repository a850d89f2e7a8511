/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { median } from '@/scripts/bench/median';
import { sizeBudgets } from '@/scripts/bench/sizes';

test.each([
  [[30, 4, 100], 30],
  [[7], 7],
  [[9, 10, 1, 100], 9],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('docs/build.md lists the budgets of the tests', () => {
  const rows = readFileSync('docs/build.md', 'utf8').match(/^\| (HTML|JavaScript|all that)\b.*$/gm);
  const budgets = rows?.map((row) => row.split(' | ').at(-1)?.replace(' |', ''));
  const { html, scripts, total } = sizeBudgets;
  expect(budgets).toEqual([
    html.toLocaleString('en'),
    `${scripts / 1000} KB`,
    `${total / 1000} KB`,
  ]);
});
