import { isPhone, phoneAddress } from '@/lib/content/phone';

test('phone numbers are dialed without what people write around the digits', () => {
  const phones = [
    ['+63 900 000 0000', 'tel:+639000000000'],
    ['(+91) 98450-12345', 'tel:+919845012345'],
    // Word processors write hyphens that do not break.
    ['+1 555.010\u20110000', 'tel:+15550100000'],
    ['030/123456', 'tel:030123456'],
  ] as const;
  expect(phones.map(([phone]) => [phone, isPhone(phone) && phoneAddress(phone)])).toEqual(phones);
  const others = [
    'call me',
    '1234',
    '-------',
    '+63 900 000 ask for Ana',
    '+63 2 8000 0000 ext. 12',
    '+49 (0)171 0000',
    // Two numbers.
    '+351 912 000 678 / 213 000 789',
    '912 000 678 - 213 000 789',
    '12345, 67890',
    '+12345 +67890',
  ];
  expect(others.filter(isPhone)).toEqual([]);
});
