import { headlineOf } from '@/components/home/first-screen';
import { headlineWidth } from '@/components/styles/headline-size';
import { estimatedWidth, longestWordWidth } from '@/components/styles/text-width';

test('the name breaks before the family name, and is not typed with a single phrase', () => {
  const person = {
    name: 'Juan Dela Cruz',
    nameLines: ['Juan', 'Dela Cruz'],
    headline: ['a  Developer', 'a Diver'],
    isNameTyped: true,
  };
  const phrases = headlineOf(person, 'en').typedPhrases.map((phrase) => phrase.join(''));
  expect(phrases).toEqual(['Juan\nDela Cruz', 'a Developer', 'a Diver']);
  const onePhrase = headlineOf({ ...person, headline: ['a Diver'] }, 'en');
  expect(onePhrase).toMatchObject({ isNameTyped: false, typedPhrases: [] });
});

test('a text without spaces between its words needs no more width than its longest word', () => {
  expect(longestWordWidth('東京で働くソフトウェア開発者です。')).toBe(6);
  expect(longestWordWidth('自动翻译辅助系统的设计与开发')).toBe(2);
  const thai = 'นักพัฒนาซอฟต์แวร์ที่อาศัยอยู่ในกรุงเทพมหานคร';
  expect(longestWordWidth(thai)).toBeLessThan(estimatedWidth(thai) / 2);
  // Others are measured between their spaces.
  for (const text of ['소프트웨어 개발자', 'सॉफ्टवेयर डेवलपर', 'C++ Kommunikationsfähigkeit']) {
    expect(longestWordWidth(text)).toBe(Math.max(...text.split(' ').map(estimatedWidth)));
  }
});

test('phrases below a name that stays do not change the size of the name', () => {
  const owner = {
    name: 'Ana Bell',
    nameLines: ['Ana', 'Bell'],
    headline: ['I build things for the web.', 'I dive.'],
  };
  const sizeFor = (isNameTyped: boolean) =>
    headlineWidth(headlineOf({ ...owner, isNameTyped }, 'en').largePhrases);
  expect(sizeFor(false)).toBe(headlineWidth([[...'Ana Bell']]));
  expect(sizeFor(true)).toBeGreaterThan(sizeFor(false));
});
