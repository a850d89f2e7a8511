/** @jest-environment node */
import { isPhone, phoneAddress } from '@/lib/content/text';

it.each([
  ['+63 900 000 0000', 'tel:+639000000000'],
  ['(02) 8000-0000', 'tel:0280000000'],
  ['(0151) 234-56.78', 'tel:01512345678'],
  ['+63 2 8000 0000 ext. 12', 'tel:+63280000000;ext=12'],
  ['+1 555.010.0000 x9', 'tel:+15550100000;ext=9'],
  ['+1 555 010 0000, extension 345', 'tel:+15550100000;ext=345'],
  ['+1 555 010 0000 #7', 'tel:+15550100000;ext=7'],
  ['+1-555-010-0000;ext=7', 'tel:+15550100000;ext=7'],
  // The zero is for callers inside the country, who dial no +49.
  ['+49 (0)171 0000', 'tel:+491710000'],
])('%s is dialled as %s', (text, address) => {
  expect(isPhone(text)).toBe(true);
  expect(phoneAddress(text)).toBe(address);
});

it.each(['call me', '123', '+63 900 ext.', 'x12', '+63 900 000 ask for Ana', '-------'])(
  '%s is no phone number',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);
