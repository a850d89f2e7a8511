/** @jest-environment node */
import { faultLine } from '@/lib/content/fault';
import { checkedLocales } from '@/lib/content/locales';
import { en } from '@/lib/words/en';
import type { OwnWords } from '@/lib/words/words';
import { wordFaults } from '@/tools/doctor/words';
import { finished } from '../../fixtures/content';
import { madeUpWords } from '../../fixtures/made-up-language';

/** What doctor says about the words of a site in these languages, the main one first. */
function report(...languages: [language: string, words?: OwnWords][]): string[] {
  const files = languages.map(([language, words], index) => {
    const { site } = finished({ site: { language, words } });
    return [index === 0 ? '' : language, index === 0 ? { ...finished(), site } : { site }];
  });
  const locales = checkedLocales(Object.fromEntries(files));
  return wordFaults(locales).map(faultLine);
}

const words = madeUpWords(en);
const inJapanese = { home: { work: '作品を見る' } };

/** Words with some sentences in English. */
const withEnglish = (sentences: OwnWords['form']): OwnWords => ({
  ...words,
  form: { ...words.form, ...sentences },
});
const { faults: fiveSentences, mailIsCut, isSelected } = en.form;

const cases: [what: string, languages: Parameters<typeof report>, expected: string[]][] = [
  ['a whole translation', [['pl', words]], []],
  ['words of one’s own', [['en', { contact: { title: 'Say hello' } }], ['es']], []],
  ['a whole language and one of the template', [['pl', words], ['en']], []],
  [
    'a copy of the English words with one translation',
    [['pl', { ...en, newTab: '(nowa karta)' }]],
    [
      expect.stringMatching(
        /^content\/site\.ts › words: are in another language than "pl": .* and \d+ more$/,
      ),
    ],
  ],
  [
    'six sentences in English',
    [['pl', withEnglish({ faults: fiveSentences, mailIsCut })]],
    [expect.stringMatching(/: [\w.-]+(, [\w.-]+){5}$/)],
  ],
  [
    'seven sentences in English',
    [['pl', withEnglish({ faults: fiveSentences, mailIsCut, isSelected })]],
    [expect.stringMatching(/: [\w.-]+(, [\w.-]+){5} and 1 more$/)],
  ],
  [
    'the main language’s words in English, because site.ts was copied',
    [
      ['pl', words],
      ['en', words],
    ],
    [expect.stringMatching(/^content\/en\/site\.ts › words: are in another language than "en": /)],
  ],
  [
    'the main language’s words in a language that the template does not have',
    [
      ['pl', words],
      ['de', words],
    ],
    [expect.stringMatching(/^content\/de\/site\.ts › words: are in another language than "de": /)],
  ],
  [
    'words in a language that writes no spaces',
    [
      ['ja', inJapanese],
      ['es', inJapanese],
    ],
    [
      expect.stringMatching(/^content\/site\.ts › words: lack /),
      'content/es/site.ts › words: are in another language than "es": home.work',
    ],
  ],
  [
    'other words in a page whose language is still English',
    [['en', words]],
    [expect.stringMatching(/^content\/site\.ts › words: may be in another language than "en", /)],
  ],
  [
    'words that are missing, but not plural forms that a language may lack',
    [
      [
        'de',
        { ...words, menu: {}, projects: { ...words.projects, showMore: { other: '{count}' } } },
      ],
    ],
    [expect.stringMatching(/^content\/site\.ts › words: lack menu\.home, menu\.contact; /)],
  ],
];

test('doctor compares all words of a language', () => {
  const found = cases.map(([what, languages]) => [what, report(...languages)]);
  expect(found).toEqual(cases.map(([what, , expected]) => [what, expected]));
});
