/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import {
  type DateOrText,
  formatDate,
  formatPeriod,
  isoDate,
  type Period,
  periodDates,
} from '@/lib/content/period';

test.each<[language: string, period: Period, dates: object, text: string]>([
  ['en', { from: '2024-08', to: 'present' }, { start: '2024-08' }, 'Aug 2024 – Now'],
  ['de', { from: '2023', to: '2024-05' }, { start: '2023', end: '2024-05' }, '2023 – Mai 2024'],
  ['en', { from: '2024-02', to: '2024-02' }, { start: '2024-02', end: '2024-02' }, 'Feb 2024'],
  // The year is not converted to the Thai calendar.
  ['th', { from: '2024-08', to: '2024-08' }, { start: '2024-08', end: '2024-08' }, 'ส.ค. 2024'],
  ['de', { from: '2025-09', to: 'present', text: 'Herbst' }, { start: '2025-09' }, 'Herbst'],
  ['en', 'Jan 2024 – Present', {}, 'Jan 2024 – Present'],
])(
  'in %s, the period %j has the dates %j and is shown as "%s"',
  (language, period, dates, text) => {
    expect(periodDates(period)).toEqual(dates);
    expect(formatPeriod(period, language, 'Now')).toBe(text);
  },
);

test.each<[date: DateOrText, iso: string | undefined, text: string]>([
  ['2024', '2024', '2024'],
  ['2024-05', '2024-05', 'May 2024'],
  ['2024-05-20', '2024-05-20', 'May 20, 2024'],
  [{ date: '2024-05', text: 'Spring 2024' }, '2024-05', 'Spring 2024'],
  ['May 2024', undefined, 'May 2024'],
  ['2024-13', undefined, '2024-13'],
  ['2024-02-31', undefined, '2024-02-31'],
])('the date %j is %s for programs and "%s" for readers', (date, iso, text) => {
  expect(isoDate(date)).toBe(iso);
  expect(formatDate(date, 'en')).toBe(text);
});
