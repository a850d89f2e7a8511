/** @jest-environment node */
import { anchors } from '@/lib/content/anchors';
import { initials, nameParts } from '@/lib/content/names';
import { isPhone, phoneAddress } from '@/lib/content/phone';
import { graphemes } from '@/lib/content/text';

test.each([
  ['Crypt The Prices', 'crypt-the-prices'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Café Olé', 'cafe-ole'],
  ['Йога', 'йога'],
  ['👩‍👩‍👧‍👦', 'entry'],
  ['W'.repeat(100), 'w'.repeat(60)],
])('the anchor of %s ends in %s', (title, expected) => {
  expect(anchors('skill', [title])).toEqual([`skill-${expected}`]);
});

test('anchors are unique, and do not change when an entry is appended', () => {
  const titles = ['Arkha', '<i>', 'arkha', '!', 'ARKHA'];
  const ids = ['arkha', 'i', 'arkha-2', 'entry', 'arkha-3'].map((slug) => `project-${slug}`);
  expect(anchors('project', titles)).toEqual(ids);
  expect(anchors('project', [...titles, 'New']).slice(0, -1)).toEqual(ids);
});

test.each([
  ['+63 900 000 0000', 'tel:+639000000000'],
  ['+63 2 8000 0000 ext. 12', 'tel:+63280000000;ext=12'],
  ['+1 555.010.0000 x9', 'tel:+15550100000;ext=9'],
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
  ['Ana Maria  Santos', 'Ana Maria', 'Ana Maria', 'Santos'],
  ['Nagy Anna', 'Anna', 'Anna', 'Nagy'],
  // A nickname is not a first name, even if the name begins with it.
  ['Benjamin Lee', 'Ben', 'Benjamin Lee', ''],
  ['Dr. Käthe Müller-Großmann', 'Käthe', 'Käthe', 'Müller-Großmann', 'Dr.'],
  ['Prof. Dr. med. Ana Cruz', 'Ana', 'Ana', 'Cruz', 'Prof. Dr. med.'],
  ['José María de la Cruz, MBA', 'José María', 'José María', 'de la Cruz', '', 'MBA'],
  ['Engr. Juan Cruz III, MSc, PhD', 'Juan', 'Juan', 'Cruz', 'Engr.', 'III, MSc, PhD'],
  ['Ing-Marie Mag', 'Ing-Marie', 'Ing-Marie', 'Mag'],
  ['García Márquez, Gabriel', 'Gabriel', 'Gabriel', 'García Márquez'],
])(
  '%s, called %s: first names %s, family name %j',
  (name, calledName, firstNames, familyName, prefix = '', suffix = '') => {
    expect(nameParts({ name, firstNames: calledName })).toEqual({
      firstNames,
      familyName,
      prefix,
      suffix,
    });
  },
);

test.each([
  ['Juan Dela Cruz', 'JC'],
  ['"éva" (von) o’neil', 'ÉO'],
  ['李 小龍', '李小'],
  ['👩‍👩‍👧‍👦 !', ''],
  ['Müller Bau GmbH & Co. KG', 'MB'],
  ['Maria Co', 'MC'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('graphemes are what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
});
