/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import type { DateOrText, Period } from '@/lib/content/dates';
import { utcOffset } from '@/lib/intl';
import { localeFor } from '@/lib/locale';
import { dateFor, periodFor } from '@/lib/profile/dates';

const localeOf = (language: string) =>
  localeFor({ url: 'https://ana.example', language, words: { experience: { present: 'Now' } } });

declare function setZone(zone: string): void;

// The first and the last time zone of a day.
describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('In the zone %s', (zone) => {
  beforeAll(() => setZone(zone));

  test.each<
    [language: string, period: Period, start: string | undefined, end: unknown, text: string]
  >([
    ['en', { from: '2024-08', to: 'present' }, '2024-08', undefined, 'Aug 2024 – Now'],
    ['de', { from: '2023', to: '2024-05' }, '2023', '2024-05', '2023 – Mai 2024'],
    ['en', { from: '2024-02', to: '2024-02' }, '2024-02', '2024-02', 'Feb 2024'],
    // The year is not converted to the Thai calendar.
    ['th', { from: '2024-08', to: '2024-08' }, '2024-08', '2024-08', 'ส.ค. 2024'],
    ['de', { from: '2025-09', to: 'present', text: 'Herbst' }, '2025-09', undefined, 'Herbst'],
    ['en', 'Jan 2024 – Present', undefined, undefined, 'Jan 2024 – Present'],
  ])(
    'in %s, the period %j is from %s to %s for programs, and "%s" for readers',
    (language, period, start, end, text) => {
      const shown = periodFor(period, localeOf(language));
      expect([shown?.start, shown?.end, shown?.text]).toEqual([start, end, text]);
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
    const shown = dateFor(date, localeOf('en'));
    expect([shown?.iso, shown?.text]).toEqual([iso, text]);
  });

  test.each([
    ['Asia/Manila', '2026-11-20', 'UTC+8'],
    ['Europe/London', '2026-11-20', 'UTC+0/+1'],
    ['America/St_Johns', '2026-11-20', 'UTC−3:30/−2:30'],
    ['UTC', '2026-11-20', 'UTC'],
    ['Europe/Moscow', '2010-06-01', 'UTC+3/+4'],
  ])('the offset of %s in the year of %s is %s', (zone, day, expected) => {
    expect(utcOffset(zone, day)).toBe(expected);
  });
});
