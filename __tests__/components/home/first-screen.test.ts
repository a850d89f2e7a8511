import { headlineOf } from '@/components/home/first-screen';
import { headlineWidth } from '@/components/styles/headline-size';
import { nameLines } from '@/lib/profile/names';

/** The phrases, with "|" where a word may end a line. */
const phrasesOf = (name: string, firstNames: string, ...headline: string[]) =>
  headlineOf(
    { name, nameLines: nameLines({ name, firstNames }), headline, isNameTyped: true },
    'ja',
  ).typedPhrases.map((phrase) => phrase.join('').replaceAll('\u200b', '|'));

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
  const owner = {
    name: 'Ana Bell',
    nameLines: ['Ana', 'Bell'],
    headline: ['I build things for the web.'],
  };
  const sizeFor = (isNameTyped: boolean) =>
    headlineWidth(headlineOf({ ...owner, isNameTyped }, 'en').largePhrases);
  expect(sizeFor(false)).toBe(headlineWidth([[...'Ana Bell']]));
  expect(sizeFor(true)).toBeGreaterThan(sizeFor(false));
});
