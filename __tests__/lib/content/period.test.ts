/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import { formatDate, formatPeriod, isoDate, periodDates } from '@/lib/content/period';

// "Oggi" is the owner's word for "Present".
test.each([
  ['en', '2023-2024', '2023', '2024'],
  ['en', '03/2022 – 06/2023', '2022-03', '2023-06'],
  ['en', 'January, 2024', '2024-01', '2024-01'],
  ['en', 'Aug. 2023—Sept. 2024', '2023-08', '2024-09'],
  ['en', 'Jan – Mar 2024', '2024-01', '2024-03'],
  ['en', '2024 – Jan 2024', '2024', '2024-01'],
  ['en', '01.10.2012 – 30.09.2016', '2012-10', '2016-09'],
  ['en', 'Mar 14, 2025 – 2 April 2025', '2025-03', '2025-04'],
  ['en', 'Jan 2019-Present', '2019-01', undefined],
  ['en', 'From May 2019 until 2020', '2019-05', '2020'],
  ['de-AT', 'März 2024 – May 2024', '2024-03', '2024-05'],
  ['de', '1. März 2024 bis 31. Mai 2024', '2024-03', '2024-05'],
  ['de', 'seit 2019', '2019', undefined],
  ['de', '10.2012 bis heute', '2012-10', undefined],
  ['ru', 'марта 2024 – мая 2024', '2024-03', '2024-05'],
  ['es', 'desde marzo de 2024 hasta mayo de 2025', '2024-03', '2025-05'],
  ['it', '2019 – oggi', '2019', undefined],
  ['fil', 'Marso 2024 hanggang Mayo 2025', '2024-03', '2025-05'],
])('in %s, the dates of "%s" are %s to %s', (language, text, start, end) => {
  expect(periodDates(text, language, 'Oggi')).toEqual({ start, end });
});

test.each([
  'last summer',
  'Dec 2024 – Jan 2023',
  '13/2024',
  'Jan 2024 – Mar',
  '2019-20',
  '31.02.2024',
  '2022 – 2023 – 2024',
  '',
])('"%s" has no dates and is shown unchanged', (text) => {
  expect(periodDates(text, 'en', 'Present')).toEqual({});
  expect(formatPeriod(text, 'en', 'Present')).toBe(text);
});

test.each([
  ['en', { from: '2024-08', to: 'present' }, { start: '2024-08' }, 'Aug 2024 – Present'],
  ['de', { from: '2023', to: '2024-05' }, { start: '2023', end: '2024-05' }, '2023 – Mai 2024'],
  ['en', { from: '2024-02', to: '2024-02' }, { start: '2024-02', end: '2024-02' }, 'Feb 2024'],
  // The year is not converted to the Thai calendar.
  ['th', { from: '2024-08', to: '2024-08' }, { start: '2024-08', end: '2024-08' }, 'ส.ค. 2024'],
])('in %s, the period %j is shown in that language', (language, data, dates, text) => {
  expect(periodDates(data, language, 'Present')).toEqual(dates);
  expect(formatPeriod(data, language, 'Present')).toBe(text);
});

test.each([
  ['2024', '2024', '2024'],
  ['2024-05', '2024-05', 'May 2024'],
  ['2024-05-20', '2024-05-20', 'May 20, 2024'],
  ['2021-03-01T00:00:00.000Z', '2021-03-01', 'Mar 1, 2021'],
  ['May 2024', '2024-05', 'May 2024'],
  ['Mar 14, 2025', '2025-03-14', 'Mar 14, 2025'],
  ['01.10.2012', '2012-10-01', '01.10.2012'],
  // An impossible day is shown unchanged.
  ['2024-02-31', undefined, '2024-02-31'],
])('the date "%s" is %s for programs and "%s" for readers', (text, iso, shown) => {
  expect(isoDate(text, 'en')).toBe(iso);
  expect(formatDate(text, 'en')).toBe(shown);
});
