/** @jest-environment node */
import { faultLine } from '@/lib/content/fault';
import { checkedLocales } from '@/lib/content/locales';
import { en } from '@/lib/words/en';
import type { OwnWords } from '@/lib/words/words';
import { wordFaults } from '@/tools/doctor/words';
import { finished } from '../../fixtures/content';
import { madeUpWords } from '../../fixtures/made-up-language';

/** What doctor says about the words of a site in these languages, the main one first. */
function report(languages: Record<string, OwnWords | undefined>): string[] {
  const files = Object.entries(languages).map(([language, words], index) => {
    const { site } = finished({ site: { language, words } });
    return index === 0 ? ['', finished({ site })] : [language, { site }];
  });
  return wordFaults(checkedLocales(Object.fromEntries(files))).map(faultLine);
}

const words = madeUpWords(en);
const inJapanese = { home: { work: '作品を見る' } };

/** Words with some sentences in English. */
const withEnglish = (sentences: OwnWords['form']): OwnWords => ({
  ...words,
  form: { ...words.form, ...sentences },
});
const { faults: fiveSentences, mailIsCut, isSelected } = en.form;

const cases: [what: string, languages: Parameters<typeof report>[0], ...expected: RegExp[]][] = [
  ['a whole translation', { pl: words }],
  ['words of one’s own', { en: { contact: { title: 'Say hello' } }, es: undefined }],
  ['a whole language and one of the template', { pl: words, en: undefined }],
  [
    'a copy of the English words with one translation',
    { pl: { ...en, newTab: '(nowa karta)' } },
    /^content\/site\.ts › words: are in another language than "pl": .* and \d+ more$/,
  ],
  [
    'six sentences in English',
    { pl: withEnglish({ faults: fiveSentences, mailIsCut }) },
    /: [\w.-]+(, [\w.-]+){5}$/,
  ],
  [
    'seven sentences in English',
    { pl: withEnglish({ faults: fiveSentences, mailIsCut, isSelected }) },
    /: [\w.-]+(, [\w.-]+){5} and 1 more$/,
  ],
  [
    'the main language’s words in English, because site.ts was copied',
    { pl: words, en: words },
    /^content\/en\/site\.ts › words: are in another language than "en": /,
  ],
  [
    'the main language’s words in a language that the template does not have',
    { pl: words, de: words },
    /^content\/de\/site\.ts › words: are in another language than "de": /,
  ],
  [
    'words in a language that writes no spaces',
    { ja: inJapanese, es: inJapanese },
    /^content\/site\.ts › words: lack /,
    /^content\/es\/site\.ts › words: are in another language than "es": home\.work$/,
  ],
  [
    'other words in a page whose language is still English',
    { en: words },
    /^content\/site\.ts › words: may be in another language than "en", /,
  ],
  [
    'words that are missing, but not plural forms that a language may lack',
    { de: { ...words, menu: {}, projects: { ...words.projects, showMore: { other: '{count}' } } } },
    /^content\/site\.ts › words: lack menu\.home, menu\.contact; /,
  ],
];

test('doctor compares all words of a language', () => {
  const found = cases.map(([what, languages]) => [what, ...report(languages)]);
  const expected = cases.map(([what, , ...lines]) => [what, ...lines.map(expect.stringMatching)]);
  expect(found).toEqual(expected);
});
