/** @jest-environment node */
import { documentFonts, drawable, undrawable } from '@/lib/documents/fonts';

test('an emoji vanishes with its space, but not a title made of nothing else', () => {
  expect(drawable('end 👩‍👩‍👧‍👦 of line')).toBe('end of line');
  expect(drawable('👩‍👩‍👧‍👦')).toBe('?');
});

test('line breaks and tabs are spaces, control characters nothing', () => {
  expect(drawable('a\n\n b\tc\u200b\u00ad')).toBe('a b c');
  expect(drawable(' \n\t ')).toBe('');
});

test('letters without a font are shown as ?, one for each', () => {
  expect(undrawable('Bruce 李小龍李 é')).toEqual(['李', '小', '龍']);
  expect(drawable('Bruce 李小龍')).toBe('Bruce ???');
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawable(text)).toEqual([]);
    expect(drawable(text)).toBe(text.normalize());
  },
);

test('a letter is looked for in the page’s own face first', () => {
  expect(documentFonts()[0]?.family).toBe('Bricolage Grotesque');
});
