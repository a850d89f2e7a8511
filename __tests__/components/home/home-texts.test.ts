import { headlineOf } from '@/components/home/home-texts';
import { headlineWidth } from '@/components/styles/headline-size';
import { estimatedWidth, longestWordWidth } from '@/components/styles/text-width';

const person = {
  name: 'Juan Dela Cruz',
  nameLines: ['Juan', 'Dela Cruz'],
  role: 'Junior Full-Stack Developer',
};
const textsOf = (phrases: string[][]) => phrases.map((phrase) => phrase.join(''));

test('the name breaks before the family name, and is not typed with a single phrase', () => {
  const typedWith = (...headline: string[]) =>
    textsOf(headlineOf({ ...person, headline }, 'en').phrases);
  const name = 'Juan\nDela Cruz';
  expect(typedWith('a Developer', 'a Diver')).toEqual([name, 'a Developer', 'a Diver']);
  expect(typedWith('a Diver')).toEqual([name]);
});

test('a short name stands in one line, and has the width of it', () => {
  const phrasesOf = (name: string) =>
    headlineOf({ ...person, name, nameLines: name.split(' '), headline: [] }, 'en').phrases;
  const phrases = phrasesOf('水沢 遥斗');
  expect(textsOf(phrases)).toEqual(['水沢\u00a0遥斗']);
  expect(headlineWidth(phrases)).toBeGreaterThan(4);
  expect(textsOf(phrasesOf('Ana Cruz'))).toEqual(['Ana\u00a0Cruz']);
  // It has twelve letters, but a line of it would be small on phones.
  expect(textsOf(phrasesOf('Emma Hommann'))).toEqual(['Emma\nHommann']);
});

test('a line of a name that phones show whole is whole on all screens', () => {
  const widthFor = (...lines: string[]) =>
    headlineWidth(headlineOf({ ...person, nameLines: lines, headline: [] }, 'en').phrases);
  expect(widthFor('Ana', 'Clara Souza')).toBe(estimatedWidth('Clara Souza'));
  expect(widthFor('Ana', 'Montelongo Guanche')).toBe(estimatedWidth('Montelongo'));
});

test('the role stands below the name, unless the headline types it', () => {
  const isTyped = (...headline: string[]) =>
    headlineOf({ ...person, role: 'Web Developer', headline }, 'en').isRoleTyped;
  expect(isTyped('a Web Developer', 'a Diver')).toBe(true);
  expect(isTyped('a Developer', 'a Diver')).toBe(false);
  expect(isTyped('a Web Developer')).toBe(false);
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
