import { phrasesOf, standingPhrasesOf } from '@/components/home/home-texts';
import { estimatedWidth, longestWordWidth } from '@/lib/text/text-width';

const phrasesWith = (role: string, ...headline: string[]) => phrasesOf({ role, headline });

test.each([
  ['Fullstack Developer', 'a Fullstack Developer'],
  ['Web Developer', 'an Web-Developer'],
  ['Desarrollador Android', 'Desarrollador Android'],
])('below the role "%s", the phrase "%s" is not typed', (role, phrase) => {
  expect(phrasesWith(role, phrase, 'a Diver')).toEqual(['a Diver']);
});

test.each([
  ['Junior Full-Stack Developer', 'a Full Stack Developer'],
  ['C++ Developer', 'a C Developer'],
])('below the role "%s", the phrase "%s" is typed', (role, phrase) => {
  expect(phrasesWith(role, phrase, 'a Diver')).toEqual([phrase, 'a Diver']);
});

test('a phrase that the role contains is typed, but does not stand below it', () => {
  const person = { role: 'Developer | Diver', headline: ['Diver', 'a Cook'] };
  expect(phrasesOf(person)).toEqual(['Diver', 'a Cook']);
  expect(standingPhrasesOf(person)).toEqual(['a Cook']);
});

test('a text without spaces between its words needs no more width than a letter', () => {
  for (const text of ['東京で働くソフトウェア開発者です。', '自动翻译辅助系统', 'นักพัฒนาซอฟต์แวร์']) {
    expect(longestWordWidth(text)).toBeLessThanOrEqual(1);
  }
  expect(longestWordWidth('東京でReact開発')).toBe(estimatedWidth('React'));
  // Others are measured between their spaces, and after hyphens.
  for (const text of ['소프트웨어 개발자', 'सॉफ्टवेयर डेवलपर', 'C++ Kommunikationsfähigkeit']) {
    expect(longestWordWidth(text)).toBe(Math.max(...text.split(' ').map(estimatedWidth)));
  }
  expect(longestWordWidth('Grace Adeyemi-Whitfield')).toBe(estimatedWidth('Adeyemi-'));
});
