import { counterTexts } from '@/lib/contact/message';
import { en } from '@/lib/words/en';

test('the counter appears at nine tenths of the limit, counts down, and announces too many', () => {
  expect(counterTexts(4499, en.form, 'en')).toEqual({ visible: '', spoken: '' });
  expect(counterTexts(4500, en.form, 'en')).toEqual({
    visible: '4,500 of 5,000 characters',
    spoken: '500 characters left',
  });
  expect(counterTexts(5000, en.form, 'en').spoken).toBe('0 characters left');
  // In the digits of the page's language, not of the browser's.
  expect(counterTexts(4999, en.form, 'de').visible).toBe('4.999 of 5.000 characters');
  expect(counterTexts(10_000, en.form, 'en')).toEqual({
    visible: '10,000 of 5,000 characters',
    spoken: en.form.problems['message-too-long'],
  });
});

test('screen readers announce the counter only at some numbers', () => {
  const spokenAt = (length: number) => counterTexts(length, en.form, 'en').spoken;
  expect([4501, 4549].map(spokenAt)).toEqual(Array(2).fill('500 characters left'));
  expect([4951, 4999].map(spokenAt)).toEqual(Array(2).fill('50 characters left'));
});
