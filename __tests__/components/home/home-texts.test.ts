import { headlineOf } from '@/components/home/home-texts';
import { estimatedWidth, longestWordWidth } from '@/components/styles/text-width';

test('the name breaks before the family name, and is not typed with a single phrase', () => {
  const person = { name: 'Juan Dela Cruz', nameLines: ['Juan', 'Dela Cruz'] };
  const typedWith = (...headline: string[]) =>
    headlineOf({ ...person, headline }, 'en').phrases.map((phrase) => phrase.join(''));
  const name = 'Juan\nDela Cruz';
  expect(typedWith('a Developer', 'a Diver')).toEqual([name, 'a Developer', 'a Diver']);
  expect(typedWith('a Diver')).toEqual([name]);
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
