import { isPhone, phoneAddress } from '@/lib/content/phone';

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
    ['+39 (0)6 1234 5678', 'tel:+390612345678'],
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
