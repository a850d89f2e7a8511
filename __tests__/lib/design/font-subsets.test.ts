import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { type FontSubset, subsetsIn } from '@/lib/design/font-subsets';
import { unicodeRanges } from '@/lib/design/typeface';

const charactersIn = (file: string): string[] =>
  (create(readFileSync(file)) as Font).characterSet
    // A font's list may end with U+FFFF, which is not a character.
    .filter((point) => point < 0xffff)
    .map((point) => String.fromCodePoint(point));

const subsets = Object.keys(unicodeRanges) as FontSubset[];

/** The file in which browsers look for a character, because of its `unicode-range`. */
const subsetOf = (character: string) => subsetsIn(character).join() || 'basic';

/**
 * The letters and quotation marks of Azerbaijani, Catalan, Croatian, Czech, Danish, Dutch,
 * Esperanto, Estonian, Filipino, Finnish, French, German, Hungarian, Icelandic, Irish, Italian,
 * Latvian, Lithuanian, Maltese, Polish, Portuguese, Romanian, Slovak, Spanish, Swedish, Turkish,
 * Vietnamese, Welsh and Yoruba that the typeface has, besides a to z.
 */
const smallLetters =
  '¡«·»¿ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćċčďđēėęěğġģħĩīįİıĳķĺļľłńņňőœŕřśşš' +
  'ťũūŭůűųŵŷźżžơưșțẁẃẅẞạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ‘‚“”„₫' +
  '₱₺';

describe.each(['text', 'display'])('in the font "%s"', (font) => {
  const characters = Object.fromEntries(
    ['basic', ...subsets].map((subset) => {
      return [subset, charactersIn(`lib/design/fonts/${font}-${subset}.woff2`)] as const;
    }),
  );

  test('each character is in the one file whose unicode-range has it', () => {
    const misplaced = Object.entries(characters).flatMap(([subset, letters]) =>
      letters.filter((each) => subsetOf(each) !== subset),
    );
    expect(misplaced).toEqual([]);
  });

  test('every letter that the typeface has, of the languages in Latin letters, is in it', () => {
    const missing = [...smallLetters, ...smallLetters.toUpperCase(), 'İ'].filter(
      (letter) => !characters[subsetOf(letter)]?.includes(letter),
    );
    expect(missing).toEqual([]);
  });
});

test('the name in the documents has every letter of the typeface, as on the page', () => {
  const characters = charactersIn('lib/design/fonts/display.ttf');
  const letters = [...smallLetters, ...smallLetters.toUpperCase(), 'İ'];
  expect(letters.filter((letter) => !characters.includes(letter))).toEqual([]);
});
