/** @jest-environment node */

import { isPhone, phoneAddress } from '@/lib/content/addresses';
import { initials, nameLines, nameParts } from '@/lib/content/names';
import { graphemes, truncate } from '@/lib/content/text';

test.each([
  ['+63 900 000 0000', 'tel:+639000000000'],
  ['+63 2 8000 0000 ext. 12', 'tel:+63280000000;ext=12'],
  ['+1 555.010.0000 x9', 'tel:+15550100000;ext=9'],
  ['(+91) 98450-12345', 'tel:+919845012345'],
  // Only callers inside the country dial the zero.
  ['+49 (0)171 0000', 'tel:+491710000'],
])('%s is dialled as %s', (text, address) => {
  expect(isPhone(text)).toBe(true);
  expect(phoneAddress(text)).toBe(address);
});

test.each(['call me', '123', '+63 900 000 ask for Ana', '-------'])(
  '%s is not a phone number',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test.each([
  ['Ana Maria  Santos', 'Ana Maria', undefined, 'Santos', 'Ana Maria|Santos'],
  ['Nagy Anna', 'Anna', undefined, 'Nagy', 'Nagy|Anna'],
  ['山田健二', '健二', undefined, '山田', '山田健二'],
  ['Sukarno', 'Sukarno', undefined, '', 'Sukarno'],
  ['García Márquez, Gabriel', 'Gabriel', undefined, 'García Márquez', 'García Márquez,|Gabriel'],
  ['Dr. Käthe Groß, MBA', 'Käthe', undefined, 'Dr. Groß, MBA', 'Dr. Käthe|Groß, MBA'],
  ['Dr. Käthe Groß, MBA', 'Käthe', 'Groß', 'Groß', 'Dr. Käthe|Groß, MBA'],
])('%s, called %s %s, has the family name "%s"', (name, firstNames, familyName, family, lines) => {
  const owner = { name, firstNames, familyName };
  expect(nameParts(owner)).toEqual({ firstNames, familyName: family });
  expect(nameLines(owner).join('|')).toBe(lines);
});

test('a nickname is not a part of a name that begins with the same letters', () => {
  const owner = { name: 'Benjamin Lee', firstNames: 'Ben' };
  expect(nameParts(owner)).toEqual({ firstNames: 'Benjamin Lee', familyName: '' });
  expect(nameLines(owner)).toEqual(['Benjamin Lee']);
});

test.each([
  ['Juan Dela Cruz', 'JC'],
  ['"éva" (von) o’neil', 'ÉO'],
  ['李 小龍', '李小'],
  ['👩‍👩‍👧‍👦 !', ''],
  ['Bayside Software', 'BS'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('graphemes are what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
});

test.each([
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['履歴書を読みます。', 5, '履歴書を…'],
  ['👩‍💻👩‍💻👩‍💻', 8, '👩‍💻…'],
])('%s, shortened to %i units, is %s', (text, limit, expected) => {
  expect(truncate(text, limit)).toBe(expected);
});
