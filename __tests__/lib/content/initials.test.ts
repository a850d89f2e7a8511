/** @jest-environment node */
import { initials } from '@/lib/content/text';

describe('initials', () => {
  test.each([
    ['Juan Dela Cruz', 'JC'],
    ['madonna', 'M'],
    ['"éva" (von) o’neil', 'ÉO'],
    ['李 小龍', '李小'],
    ['ßa', 'SS'],
    ['👩‍👩‍👧‍👦 !', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
