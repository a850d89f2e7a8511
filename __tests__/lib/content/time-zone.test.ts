/** @jest-environment node */
import { checkContent } from '@/lib/content/check';
import { isTimeZone, utcOffset } from '@/lib/content/locale';
import { fullContent } from '../../fixtures/content';

describe('time zones', () => {
  test.each([
    ['Asia/Manila', 'UTC+8'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['Europe/Berlin', 'UTC+1/+2'],
    ['Europe/London', 'UTC+0/+1'],
    ['America/New_York', 'UTC−5/−4'],
    ['America/St_Johns', 'UTC−3:30/−2:30'],
    ['UTC', 'UTC'],
  ])('%s is %s', (zone, expected) => {
    expect(utcOffset(zone, '2026-11-20')).toBe(expected);
  });

  test('do not depend on the day the site is built or the machine’s own zone', () => {
    expect(utcOffset('Europe/Moscow', '2010-06-01')).toBe('UTC+3/+4');
    expect(utcOffset('Europe/Moscow', '2026-06-01')).toBe('UTC+3');
  });

  test.each(['Mars/Olympus', 'Manila', '+08:00', 'GMT+8', '', 'asia', 'EST5EDT', '../etc/passwd'])(
    '%s is a fault of the content',
    (timeZone) => {
      expect(isTimeZone(timeZone)).toBe(false);
      expect(() => utcOffset(timeZone, '2026-11-20')).toThrow(RangeError);
      const owner = { ...fullContent.owner, timeZone };
      expect(() => checkContent({ ...fullContent, owner })).toThrow(/timeZone/);
    },
  );
});
