import fc from 'fast-check';
import { cutByPaste, isBlank, MESSAGE_LIMIT, shownCount, spokenCount } from '@/lib/contact/message';
import { en } from '@/lib/words/en';

describe('what counts as empty', () => {
  test.each(['', ' ', '\n\t\r\n', '\u00a0\u2003\u3000', '\u200b\u200d\ufeff', '\u2800', '\u3164'])(
    'nothing visible: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['.', ' a ', '\u200b!', '😀', '你好', '‏שלום', 'নমস্কার', '\ud83d'])(
    'a text: %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );

  test('a message makes any text more than empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(isBlank(`${one}é${other}`)).toBe(false);
      }),
    );
  });
});

describe('a paste that does not fit', () => {
  test('is cut to the room that is left', () => {
    expect(cutByPaste(0, 0, 'a'.repeat(5000))).toBe(0);
    expect(cutByPaste(0, 0, 'a'.repeat(5230))).toBe(230);
    expect(cutByPaste(4990, 0, 'a'.repeat(30))).toBe(20);
    expect(cutByPaste(5000, 0, 'abc')).toBe(3);
  });

  test('has the room of the text it replaces too', () => {
    expect(cutByPaste(5000, 100, 'a'.repeat(100))).toBe(0);
    expect(cutByPaste(5000, 5000, 'a'.repeat(5001))).toBe(1);
  });

  test('counts a line break once, however it is written', () => {
    expect(cutByPaste(4998, 0, '\r\n\r\n')).toBe(0);
    expect(cutByPaste(4998, 0, '\r\r')).toBe(0);
    expect(cutByPaste(4998, 0, '\r\n\n\r')).toBe(1);
  });

  test('never loses half a character', () => {
    expect(cutByPaste(4999, 0, '😀')).toBe(2);
    expect(cutByPaste(4998, 0, '😀!')).toBe(1);
  });

  test('leaves at most the limit in the field, and no more out than needed', () => {
    const lengths = fc.integer({ min: 0, max: MESSAGE_LIMIT });
    fc.assert(
      fc.property(lengths, lengths, fc.string({ unit: 'binary' }), (length, part, text) => {
        const pasted = text.repeat(40);
        const selected = Math.min(part, length);
        const left = length - selected + pasted.replace(/\r\n?/g, '\n').length;
        const after = left - cutByPaste(length, selected, pasted);
        expect(after).toBeLessThanOrEqual(MESSAGE_LIMIT);
        if (left > MESSAGE_LIMIT) expect(after).toBeGreaterThanOrEqual(MESSAGE_LIMIT - 1);
        else expect(after).toBe(left);
      }),
    );
  });
});

describe('the counter', () => {
  test('is silent until 4500 characters', () => {
    expect(shownCount(4499, en.form, 'en')).toBe('');
    expect(spokenCount(4499, en.form, 'en')).toBe('');
    expect(shownCount(4500, en.form, 'en')).toBe('4,500 of 5,000 characters');
    expect(spokenCount(4500, en.form, 'en')).toBe('At most 500 characters left');
  });

  test('says when the message is full, or more than full', () => {
    expect(shownCount(5000, en.form, 'en')).toBe('5,000 of 5,000 characters');
    expect(spokenCount(5000, en.form, 'en')).toBe('The message is full');
    expect(spokenCount(5012, en.form, 'en')).toBe('12 characters too many');
  });

  test('is read out some ten times on the way, not five hundred times', () => {
    const spoken = Array.from({ length: 501 }, (_, index) =>
      spokenCount(4500 + index, en.form, 'en'),
    );
    expect(new Set(spoken).size).toBeLessThanOrEqual(12);
  });

  test('never promises less room than there is, nor a hundred more', () => {
    for (let length = 4500; length < 5000; length++) {
      const promised = Number(/\d+/.exec(spokenCount(length, en.form, 'en'))?.[0]);
      expect(promised).toBeGreaterThanOrEqual(5000 - length);
      expect(promised).toBeLessThan(5000 - length + 100);
    }
  });
});
