import { initials, nameLines, nameParts, ownerInitials } from '@/lib/content/names';
import { isPhone, phoneAddress } from '@/lib/content/phone';
import { firstSentences, graphemes, truncate } from '@/lib/text/text';

test('phone numbers are dialed without what people write around the digits', () => {
  const phones = [
    ['+63 900 000 0000', 'tel:+639000000000'],
    ['+63 2 8000 0000 ext. 12', 'tel:+63280000000;ext=12'],
    ['+1 555.010.0000 x9', 'tel:+15550100000;ext=9'],
    ['(+91) 98450-12345', 'tel:+919845012345'],
    // Word processors write dashes, and hyphens that do not break.
    ['+1 555\u2011010\u20110000', 'tel:+15550100000'],
    ['555\u2012010\u20130000', 'tel:5550100000'],
    // Only callers inside the country dial the zero.
    ['+49 (0)171 0000', 'tel:+491710000'],
    ['0044 (0)20 1234', 'tel:+44201234'],
    ['030/123456', 'tel:030123456'],
    ['+49 (0)33675 / 123456', 'tel:+4933675123456'],
  ] as const;
  expect(phones.map(([phone]) => [phone, isPhone(phone) && phoneAddress(phone)])).toEqual(phones);
  const others = [
    '(---) x12345',
    '1 - 2 x 1234',
    'call me',
    '123',
    '+63 900 000 ask for Ana',
    '-------',
    // Two numbers.
    '+351 912 000 678 / 213 000 789',
    '912 000 678 - 213 000 789',
  ];
  expect(others.filter(isPhone)).toEqual([]);
});

test('a name has first names, a family name, and a line for each', () => {
  const names = [
    ['Ana Maria  Santos', 'Ana Maria', undefined, 'Santos', 'Ana Maria|Santos'],
    ['Nagy Anna', 'Anna', undefined, 'Nagy', 'Nagy|Anna'],
    ['山田健二', '健二', '山田', '山田', '山田健二'],
    ['Sukarno', 'Sukarno', undefined, '', 'Sukarno'],
    ['Márquez, Gabriel', 'Gabriel', 'Márquez', 'Márquez', 'Márquez,|Gabriel'],
    ['Dr. Käthe Groß, MBA', 'Käthe', undefined, 'Groß, MBA', 'Dr. Käthe|Groß, MBA'],
    ['Dr. Käthe Groß, MBA', 'Käthe', 'Groß', 'Groß', 'Dr. Käthe|Groß, MBA'],
    ['Ana Li, Lic.', 'Ana', 'Li', 'Li', 'Ana|Li, Lic.'],
  ] as const;
  const read = names.map(([name, firstNames, familyName]) => {
    const owner = { name, firstNames, familyName };
    const parts = nameParts(owner);
    return [name, parts.firstNames, familyName, parts.familyName, nameLines(owner).join('|')];
  });
  expect(read).toEqual(names);
});

test.each([
  ['Benjamin Lee', 'Ben'],
  ['Kim Min-Jun', 'Jun'],
])('%s is not divided at a nickname that is a part of a word', (name, firstNames) => {
  const owner = { name, firstNames };
  expect(nameParts(owner)).toEqual({ firstNames: name, familyName: '' });
  expect(nameLines(owner)).toEqual([name]);
});

test('initials are the first letters of the first and the last word', () => {
  const names = [
    ['Juan Dela Cruz', 'JC'],
    ['"éva" (von) o’neil', 'ÉO'],
    ['李 小龍', '李小'],
    ['👩‍👩‍👧‍👦 !', ''],
    ['Bayside', 'B'],
    ["Sinéad O'Connor", 'SO'],
  ] as const;
  expect(names.map(([name]) => [name, initials(name)])).toEqual(names);
});

test('the owner’s initials leave out titles, and keep the order of the name', () => {
  const owners = [
    ['Dr. Ana Cruz, PhD', 'Ana', 'Cruz', 'AC'],
    ['山田 健二', '健二', '山田', '山健'],
    ['Juan Dela Cruz', 'Juan', undefined, 'JC'],
  ] as const;
  const read = owners.map(([name, firstNames, familyName]) => {
    const letters = ownerInitials({ name, firstNames, familyName });
    return [name, firstNames, familyName, letters];
  });
  expect(read).toEqual(owners);
});

test('texts are counted and shortened by what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
  const texts = [
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two…'],
    ['one two, three', 12, 'one two…'],
    ['one two – three', 12, 'one two…'],
    ['履歴書を読みます。', 5, '履歴書を…'],
    ['私は 履歴書を読みます。', 8, '私は 履歴書を…'],
    ['👩‍💻👩‍💻👩‍💻', 8, '👩‍💻…'],
  ] as const;
  expect(texts.map(([text, limit]) => [text, limit, truncate(text, limit)])).toEqual(texts);
});

test('a longer text ends after a sentence, or after a word if its sentences are long or short', () => {
  const shortened = (text: string, limit = 30) => firstSentences(text, limit, 'en');
  expect(shortened('I build apps. I test them.')).toBe('I build apps. I test them.');
  expect(shortened('I build apps, I think. Then I test them.')).toBe('I build apps, I think.');
  expect(shortened('Hi! I build apps that are simple, fast and kind.')).toBe(
    'Hi! I build apps that are…',
  );
  expect(shortened('I build apps that are simple, fast and kind.')).toBe(
    'I build apps that are simple…',
  );
});
