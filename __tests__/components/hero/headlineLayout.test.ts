import { headlineLayout } from '@/components/hero/headlineLayout';

/** The lines of each phrase. By default the name has no family name. */
const linesOf = ([name = '', ...headline]: string[], firstNames = name) =>
  headlineLayout({ name, firstNames, headline }, 'en').phrases.map((phrase) => phrase.split('\n'));

const longName = 'Maria Guadalupe Concepción Villanueva';

/** The width of a headline in one phrase. Arabic pages have no letter spacing. */
const widthOf = (name: string, language = 'ar') =>
  headlineLayout({ name, firstNames: name, headline: [] }, language).width;

test('all phrases have the same number of lines, and the name wraps before the family name', () => {
  const phrases = ['Juan Dela Cruz', 'a Full Stack Developer', 'a Tech Enthusiast'];
  expect(linesOf(phrases, 'Juan')).toEqual([
    ['Juan', 'Dela Cruz'],
    ['a Full Stack', 'Developer'],
    ['a Tech', 'Enthusiast'],
  ]);
});

test.each([
  ['a name of one word keeps all phrases on one line', ['Cher', 'a Full Stack Developer'], [1, 1]],
  ['short phrases stay on one line', ['Ana Li', 'a maker'], [1, 1]],
  ['long names take three lines', [longName, 'a maker of things'], [3, 3]],
  [
    'a phrase of one word has fewer lines if one line for all would be too small',
    [longName, 'Developer'],
    [2, 1],
  ],
])('%s', (_, phrases, counts) => {
  expect(linesOf(phrases).map(({ length }) => length)).toEqual(counts);
});

test.each([
  ['Maximilian Alexander von Hohenzollern', 'von Hohenzollern'],
  ['María de los Ángeles García', 'María\nde los Ángeles\nGarcía'],
  ['bell hooks the second writer', 'writer'],
])('a particle is on the line of the next word: %s', (name, end) => {
  const phrases = [name, 'a maker of things', 'an unusually versatile developer'];
  const [lines = []] = linesOf(phrases);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('\n').endsWith(end)).toBe(true);
});

test('a very long family name does not determine the size of the headline', () => {
  const [name] = linesOf(['Ana de la Cruz y Santos García'], 'Ana');
  expect(name?.[0]).not.toBe('Ana');
});

test.each([
  // An ideograph is as wide as the letters are high; a Latin letter is about half as wide.
  ['ideographs', '山', 1],
  ['emoji', '🚀', 1],
  ['wide letters', 'W', 0.9],
  ['narrow letters', 'i', 0.25],
  ['other letters', 'ж', 0.65],
])('a line reserves the width of its %s', (_, letter, expected) => {
  expect(widthOf(letter + letter) - widthOf(letter)).toBeCloseTo(expected, 1);
});

test('accents and letter spacing change the width as in the browser', () => {
  expect(widthOf('é')).toBe(widthOf('e'));
  expect(widthOf('Aé', 'ar')).toBeGreaterThan(widthOf('Aé', 'en'));
});
