import { counterText } from '@/lib/contact/message';
import { en } from '@/lib/words/en';

test('the counter appears at nine tenths of the limit', () => {
  expect(counterText(4499, en.form, 'en')).toBe('');
  expect(counterText(4500, en.form, 'en')).toBe('4,500 of 5,000 characters');
  // In the digits of the page's language, not of the browser's.
  expect(counterText(4999, en.form, 'de')).toBe('4.999 of 5.000 characters');
});
