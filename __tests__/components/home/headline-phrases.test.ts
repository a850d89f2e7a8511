import { headlinePhrases, largePhrases } from '@/components/home/headline-phrases';
import { headlineWidth } from '@/components/styles/headline-size';

/** The phrases, with "|" where a word may end a line. */
const phrasesOf = (name: string, firstNames: string, ...headline: string[]) =>
  headlinePhrases({ name, firstNames, headline }, 'ja').map((phrase) =>
    phrase.join('').replaceAll('\u200b', '|'),
  );

test('the name breaks before the family name, and Japanese between words', () => {
  expect(phrasesOf('Juan Dela Cruz', 'Juan', 'a  Full Stack Developer')).toEqual([
    'Juan\nDela Cruz',
    'a Full Stack Developer',
  ]);
  expect(phrasesOf('山田健二', '健二', '東京で働くソフトウェア開発者です。')).toEqual([
    '山田|健二',
    '東京で|働く|ソフトウェア|開発者です。',
  ]);
  const others = 'สวัสดีครับ ຮັກພາສາລາວ មិត្តភក្តិរបស់ខ្ញុំ ခင်ဗျားနေကောင်းလား'.split(' ');
  const [, ...marked] = phrasesOf('Juan', 'Juan', ...others);
  expect(marked.filter((phrase) => !phrase.includes('|'))).toEqual([]);
  // Browsers break Korean and Hindi at spaces.
  const spaced = ['소프트웨어 개발자', 'सॉफ्टवेयर डेवलपर'];
  expect(phrasesOf('Juan', 'Juan', ...spaced)).toEqual(['Juan', ...spaced]);
});

test('phrases below a name that stays do not change the size of the name', () => {
  const owner = { name: 'Ana Bell', firstNames: 'Ana', headline: ['I build things for the web.'] };
  const sizeFor = (isNameTyped: boolean) =>
    headlineWidth(largePhrases({ ...owner, isNameTyped }, 'en'));
  expect(sizeFor(false)).toBe(headlineWidth([[...'Ana Bell']]));
  expect(sizeFor(true)).toBeGreaterThan(sizeFor(false));
});

test('a mark between words is not typed as a character of its own', () => {
  const [name] = headlinePhrases({ name: '山田健二', firstNames: '健二', headline: [] }, 'ja');
  expect(name).toHaveLength(4);
  expect(phrasesOf('Juan', 'Juan', '\u200bDeveloper')).toContain('|Developer');
});

test('break marks let a phrase take two and a half lines', () => {
  const widthOf = (phrase: string) => headlineWidth([[...phrase]]);
  // Without marks it is one long word. With them it takes three lines, one of them half empty.
  const ratio = widthOf('働く\u200b働く\u200b働く') / widthOf('働く働く働く');
  expect(ratio).toBeCloseTo(1 / 2.5);
});
