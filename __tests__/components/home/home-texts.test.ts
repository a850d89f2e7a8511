import { headlineOf } from '@/components/home/home-texts';
import { headlineSizes } from '@/components/styles/headline-size';
import { estimatedWidth, longestWordWidth } from '@/lib/text/text-width';

const person = {
  name: 'Juan Dela Cruz',
  nameLines: ['Juan', 'Dela Cruz'],
  role: 'Junior Full-Stack Developer',
};
const headlineWith = (headline: string[], changes = {}) =>
  headlineOf({ ...person, headline, ...changes }, 'en');
const textsOf = (phrases: string[][]) => phrases.map((phrase) => phrase.join(''));

test('the name breaks before the family name, and is not typed with a single phrase', () => {
  const name = 'Juan\nDela Cruz';
  const typedWith = (...headline: string[]) => textsOf(headlineWith(headline).typed);
  expect(typedWith('a Developer', 'a Diver')).toEqual([name, 'a Developer', 'a Diver']);
  expect(typedWith('a Diver')).toEqual([name]);
});

test.each([
  ['Fullstack Developer', 'a Fullstack Developer'],
  ['Web Developer', 'an Web-Developer'],
  ['Desarrollador Android', 'Desarrollador Android'],
])('of the role "%s", the phrase "%s" is not typed again', (role, phrase) => {
  const { typed, standing, sentence } = headlineWith([phrase, 'a Diver'], { role });
  expect(textsOf(typed).slice(1)).toEqual(['a Diver']);
  expect(standing).toEqual(['a Diver']);
  expect(sentence).toBe('Juan Dela Cruz and a Diver');
});

test('a phrase that is a part of the role is typed, but does not stand below it', () => {
  const { typed, standing } = headlineWith(['a Full Stack Developer', 'a Diver']);
  expect(textsOf(typed).slice(1)).toEqual(['a Full Stack Developer', 'a Diver']);
  expect(standing).toEqual(['a Diver']);
});

test.each(['a C Developer', 'a UX Developer'])('"%s" stands below "C++ Developer"', (phrase) => {
  expect(headlineWith([phrase], { role: 'C++ Developer' }).standing).toEqual([phrase]);
});

test('a line of a name that phones show whole is whole on all screens', () => {
  const widthFor = (...nameLines: string[]) =>
    headlineSizes(headlineWith([], { nameLines }).typed).width;
  expect(widthFor('Ana', 'Clara Souza')).toBe(estimatedWidth('Clara Souza'));
  expect(widthFor('Ana', 'Montelongo Guanche')).toBe(estimatedWidth('Montelongo'));
});

test('phrases are so large that they have room in the place of the name', () => {
  const sizeOf = (name: string, ...headline: string[]) =>
    headlineSizes(headlineWith(headline, { nameLines: name.split('|') }).typed).phraseSize;
  expect(sizeOf('Juan|Dela Cruz', 'Ideas', 'a Diver')).toBe(1);
  expect(sizeOf('Juan|Dela Cruz', 'Ideas', 'a Full Stack Developer')).toBe(0.65);
  expect(sizeOf('Ana Cruz', 'Ideas', 'a Full Stack Developer')).toBe(0.5);
  expect(sizeOf('Ana Cruz', 'Ideas', 'W'.repeat(60))).toBe(0.25);
});

test('a text without spaces between its words needs no more width than a letter', () => {
  for (const text of ['東京で働くソフトウェア開発者です。', '自动翻译辅助系统', 'นักพัฒนาซอฟต์แวร์']) {
    expect(longestWordWidth(text)).toBeLessThanOrEqual(1);
  }
  expect(longestWordWidth('東京でReact開発')).toBe(estimatedWidth('React'));
  // Others are measured between their spaces.
  for (const text of ['소프트웨어 개발자', 'सॉफ्टवेयर डेवलपर', 'C++ Kommunikationsfähigkeit']) {
    expect(longestWordWidth(text)).toBe(Math.max(...text.split(' ').map(estimatedWidth)));
  }
});
