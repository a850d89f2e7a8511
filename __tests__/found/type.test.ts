/** @jest-environment node */
import fc from 'fast-check';
import { setLines } from '@/lib/type/lines';
import { drawable, runsOf, undrawable } from '@/lib/type/runs';

const style = { weight: 400, size: 10 } as const;

const texts = (text: string, width: number, maximum?: number) =>
  setLines(text, width, style, maximum).map((line) => line.text);

describe('a text set in lines', () => {
  test('breaks between words, and says all of them in order', () => {
    const words = 'names that explain themselves, forms that forgive';
    const lines = texts(words, 100);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(words);
  });

  test('cuts a word only when no line is wide enough for it', () => {
    expect(texts(`a ${'W'.repeat(60)} b`, 100).join('')).toBe(`a${'W'.repeat(60)}b`);
    for (const line of setLines('W'.repeat(60), 100, style)) {
      expect(line.width).toBeLessThanOrEqual(100);
    }
  });

  test('ends in … when there is more than room for it', () => {
    const lines = texts('one two three four five six seven eight nine ten', 60, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
  });

  test('of any signs never is wider than its column, unless a single sign is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const line of setLines(text, 80, style)) {
          expect(line.width <= 80 || [...line.text].length < 3).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('of nothing has no lines', () => {
    expect(texts('', 100)).toEqual([]);
    expect(texts(' \n\t ', 100)).toEqual([]);
  });
});

describe('what can be drawn', () => {
  test('an emoji vanishes with its space, but not a title made of nothing else', () => {
    expect(drawable('end 👩‍👩‍👧‍👦 of line', 400)).toBe('end of line');
    expect(drawable('👩‍👩‍👧‍👦', 400)).toBe('?');
  });

  test('line breaks and tabs are spaces, control characters nothing', () => {
    expect(drawable('a\n\n b\tc\u200b\u00ad', 400)).toBe('a b c');
  });

  test('letters without a font are shown as ? and remembered', () => {
    expect(undrawable('Bruce 李小龍李 é')).toEqual(['李', '小', '龍']);
    expect(runsOf('李小龍', 400, 'ltr')).toMatchObject([{ text: '???', original: '李小龍' }]);
  });

  test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301'])(
    '%s has a font',
    (text) => {
      expect(undrawable(text)).toEqual([]);
    },
  );
});

describe('right to left', () => {
  const order = (text: string, direction: 'ltr' | 'rtl') =>
    runsOf(text, 400, direction).map((run) => run.text.trim());

  test('turns the order of words in another direction round', () => {
    expect(order('שלום abc', 'rtl').filter(Boolean)).toEqual(['abc', 'שלום']);
    expect(order('שלום abc', 'ltr').filter(Boolean)).toEqual(['שלום', 'abc']);
  });

  test('mirrors brackets', () => {
    expect(order('שלום (abc)', 'rtl').filter(Boolean)).toEqual(['(', 'abc', ')', 'שלום']);
  });

  test('is told by the first strong letter', () => {
    expect(setLines('123 שלום abc', 500, style)[0]?.isRightToLeft).toBe(true);
    expect(setLines('abc שלום', 500, style)[0]?.isRightToLeft).toBe(false);
  });
});
