import type { Period } from '@/lib/content/dates';
import { periodFor } from '@/lib/profile/date-texts';
import { utcOffset } from '@/lib/text/intl';
import { localeFor } from '@/lib/words/locale';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { outside } from '../../support/outside';

const contextIn = (language: string) => ({
  locale: localeFor({ language, words: { experience: { present: 'Now' } } }),
  content: changed(minimalContent, { site: { updated: '2026-11-22' } }),
});

const { env } = outside.process;
const zoneBefore = env.TZ;
afterAll(() => {
  if (zoneBefore === undefined) delete env.TZ;
  else env.TZ = zoneBefore;
});

/** Calls a function in the first and in the last time zone of a day. */
const inEachZone = (call: () => void) => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    env.TZ = zone;
    call();
  }
};

/** A text with `~` for each space at which a line does not break. */
const visible = (text?: string) => text?.replaceAll('\u00a0', '~');

test('periods have ISO dates for programs, and a text for readers that breaks only after the dash', () => {
  const periods: [language: string, period: Period, start?: string, end?: string, text?: string][] =
    [
      ['en', { from: '2024-08', to: 'present' }, '2024-08', undefined, 'Aug~2024~– Now'],
      ['de', { from: '2023', to: '2024-05' }, '2023', '2024-05', '2023~– Mai~2024'],
      ['en', { from: '2024-02', to: '2024-02' }, '2024-02', '2024-02', 'Feb~2024'],
      // The year is not converted to the Thai calendar.
      ['th', { from: '2024-08', to: '2024-08' }, '2024-08', '2024-08', 'ส.ค.~2024'],
      ['de', { from: '2025-09', to: 'present', text: 'Herbst' }, '2025-09', undefined, 'Herbst'],
      ['en', '2022', '2022', '2022', '2022'],
      ['en', '2022-05', '2022-05', '2022-05', 'May~2022'],
      ['en', { from: '2024-08' }, '2024-08', undefined, 'Aug~2024~– Now'],
      ['en', '2024-05-20', '2024-05-20', '2024-05-20', 'May~20,~2024'],
      ['en', '2024-02-31', undefined, undefined, '2024-02-31'],
      ['en', '2022-5', undefined, undefined, '2022-5'],
      ['en', { from: '2029-02' }, '2029-02', undefined, 'from~Feb~2029'],
      ['de', { from: '2026-12', to: 'present' }, '2026-12', undefined, 'ab~Dez.~2026'],
      ['en', { from: '2026', to: 'present' }, '2026', undefined, '2026~– Now'],
      ['en', { from: '2026-11-23', to: '2027' }, '2026-11-23', '2027', 'Nov~23,~2026~– 2027'],
      ['en', 'Jan 2024 – Present', undefined, undefined, 'Jan 2024 – Present'],
      ['en', 'May - June', undefined, undefined, 'May~– June'],
      ['de', { from: '2024', text: 'Mai - Juni' }, '2024', undefined, 'Mai~– Juni'],
    ];
  inEachZone(() => {
    const shown = periods.map(([language, period]) => {
      const { start, end, text } = periodFor(period, contextIn(language)) ?? {};
      return [language, period, start, end, visible(text)];
    });
    expect(shown).toEqual(periods);
  });
});

test('a time zone has the offsets of the year in which a day is', () => {
  const zones: [zone: string, day: string, offset: string][] = [
    ['Asia/Manila', '2026-11-20', 'UTC+8'],
    ['Europe/London', '2026-11-20', 'UTC+0/+1'],
    ['America/St_Johns', '2026-11-20', 'UTC−3:30/−2:30'],
    ['UTC', '2026-11-20', 'UTC'],
    ['Europe/Moscow', '2010-06-01', 'UTC+3/+4'],
  ];
  inEachZone(() => {
    expect(zones.map(([name, day]) => [name, day, utcOffset(name, day)])).toEqual(zones);
  });
});
