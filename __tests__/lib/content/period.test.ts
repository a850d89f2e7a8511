/** @jest-environment node */
import { formatDate, formatPeriod, isoDate, periodDates, periodPieces } from '@/lib/content/period';

test.each([
  ['2024', '2024', '2024'],
  ['2023-2024', '2023', '2024'],
  ['03/2022 – 06/2023', '2022-03', '2023-06'],
  ['2022-03 - 2023-06', '2022-03', '2023-06'],
  ['January, 2024', '2024-01', '2024-01'],
  ['Aug. 2023—Sept. 2024', '2023-08', '2024-09'],
  ['Aug 2023 to Sep 2024', '2023-08', '2024-09'],
  ['Jan – Mar 2024', '2024-01', '2024-03'],
  ['2024 – Jan 2024', '2024', '2024-01'],
  ['Sept 2025 – Present', '2025-09', undefined],
  ['September 2025 to now', '2025-09', undefined],
  ['09/2025 – ongoing', '2025-09', undefined],
])('the dates of "%s" are %s to %s', (text, start, end) => {
  expect(periodDates(text, 'en')).toEqual({ start, end });
});

test.each([
  ['de-AT', 'März 2024 – May 2024', { start: '2024-03', end: '2024-05' }],
  ['ru', 'марта 2024 – мая 2024', { start: '2024-03', end: '2024-05' }],
  ['es', 'marzo de 2024 – Actualidad', { start: '2024-03' }],
])('in %s, months may have names of that language: %s', (language, text, dates) => {
  expect(periodDates(text, language)).toEqual(dates);
});

test.each([
  'last summer',
  'Dec 2024 – Jan 2023',
  'Agu 2024',
  '13/2024',
  '2024-00',
  '1024',
  'Jan 2024 – Mar',
  'Present',
  '2022 – 2023 – 2024',
  '–',
  '',
])('"%s" has no dates and is shown unchanged', (text) => {
  expect(periodDates(text, 'en')).toEqual({});
  expect(formatPeriod(text, 'en', 'Present')).toBe(text);
  const pieces = periodPieces(text, 'en', 'Present');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every(({ date }) => date === undefined)).toBe(true);
});

test.each([
  ['2023-2024', ['2023', '2024']],
  ['Jan – Mar 2024', ['2024-01', '2024-03']],
  [{ from: '2024-08', to: 'present' }, ['2024-08']],
  ['May 2024', ['2024-05']],
  // "TO" is not a separator, so the dates cannot be found in the text.
  ['2022 TO 2023', []],
] as const)('the dates of the period %j are marked up', (period, dates) => {
  const pieces = periodPieces(period, 'en', 'Present');
  expect(pieces.flatMap(({ date }) => date ?? [])).toEqual(dates);
});

test.each([
  ['en', { from: '2024-08', to: 'present' }, { start: '2024-08' }, 'Aug 2024 – Present'],
  ['de', { from: '2023', to: '2024-05' }, { start: '2023', end: '2024-05' }, '2023 – Mai 2024'],
  ['en', { from: '2024-02', to: '2024-02' }, { start: '2024-02', end: '2024-02' }, 'Feb 2024'],
  // The year is not converted to the Thai calendar.
  ['th', { from: '2024-08', to: '2024-08' }, { start: '2024-08', end: '2024-08' }, 'ส.ค. 2024'],
])('in %s, the period %j is shown in that language', (language, data, dates, text) => {
  expect(periodDates(data, language)).toEqual(dates);
  expect(formatPeriod(data, language, 'Present')).toBe(text);
});

test.each([
  ['2024', '2024', '2024'],
  ['2024-05', '2024-05', 'May 2024'],
  ['2024-05-20', '2024-05-20', 'May 20, 2024'],
  ['2021-03-01T00:00:00.000Z', '2021-03-01', 'Mar 1, 2021'],
  ['May 2024', '2024-05', 'May 2024'],
  // An impossible day or month, or another word, is shown unchanged.
  ['2024-02-31', undefined, '2024-02-31'],
  ['2024-13-01', undefined, '2024-13-01'],
  ['soon', undefined, 'soon'],
])('the date "%s" is %s for programs and "%s" for readers', (text, iso, shown) => {
  expect(isoDate(text, 'en')).toBe(iso);
  expect(formatDate(text, 'en')).toBe(shown);
});
