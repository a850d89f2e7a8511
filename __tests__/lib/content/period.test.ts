/** @jest-environment node */
import { parsePeriod } from '@/lib/content/period';

test.each([
  ['Sept 2025 – Present', { start: '2025-09' }],
  ['Sep 2023 – Dec 2024', { start: '2023-09', end: '2024-12' }],
  ['January 2020-present', { start: '2020-01' }],
  ['May 2021 — May 2021', { start: '2021-05', end: '2021-05' }],
])('%s is read as a stretch of months', (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
});

test.each([
  'Dec 2024 – Sep 2023',
  'Sep 2023',
  'Sep 2023 – Dec 2024 – Present',
  '2023 – 2024',
  'Foo 2023 – Present',
  'Present – Sep 2023',
])('%s does not read as one', (text) => {
  expect(parsePeriod(text)).toBeUndefined();
});
