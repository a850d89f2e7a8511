/** @jest-environment node */
import { documentFonts, drawable, undrawable } from '@/lib/documents/fonts';

test('an emoji is removed with its space, but becomes ? if the text has no letters', () => {
  expect(drawable('end 👩‍👩‍👧‍👦 of line')).toBe('end of line');
  expect(drawable('👩‍👩‍👧‍👦')).toBe('?');
});

test('line breaks and tabs become spaces, and control characters are removed', () => {
  expect(drawable('a\n\n b\tc\u200b\u00ad')).toBe('a b c');
  expect(drawable(' \n\t ')).toBe('');
});

test('each letter without a font becomes ?', () => {
  // Cuneiform, for which no owner installs a font.
  expect(undrawable('Bruce 𒀀𒁀𒂀𒀀 é')).toEqual(['𒀀', '𒁀', '𒂀']);
  expect(drawable('Bruce 𒀀𒁀𒂀')).toBe('Bruce ???');
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawable(text)).toEqual([]);
    expect(drawable(text)).toBe(text.normalize());
  },
);

test('the page’s own typeface is the first font', () => {
  expect(documentFonts()[0]?.family).toBe('Bricolage Grotesque');
});
