/** @jest-environment node */
import { faultLine } from '@/lib/content/fault';
import { checkedSites } from '@/lib/site/localized-site';
import { en } from '@/lib/words/en';
import type { OwnWords } from '@/lib/words/words';
import { wordFaults } from '@/tools/doctor/words';
import { finished } from '../../fixtures/content';
import { expectGolden } from '../../support/golden';
import { madeUpWords } from '../../support/made-up-language';

/** What doctor says about the words of a site in these languages, the main one first. */
function report(languages: Record<string, OwnWords | undefined>): string[] {
  const files = Object.entries(languages).map(([language, words], index) => {
    const { site } = finished({ site: { language, words } });
    return index === 0 ? ['', finished({ site })] : [language, { site }];
  });
  return wordFaults(checkedSites(Object.fromEntries(files))).map(faultLine);
}

const words = madeUpWords(en);
const inJapanese = { home: { work: '作品を見る' } };

/** Words with some sentences in English. */
const withEnglish = (sentences: OwnWords['form']): OwnWords => ({
  ...words,
  form: { ...words.form, ...sentences },
});
const { faults: fiveSentences, mailIsCut, isSelected } = en.form;

const cases: [what: string, languages: Parameters<typeof report>[0]][] = [
  ['a whole translation', { pl: words }],
  ['words of one’s own', { en: { contact: { title: 'Say hello' } }, es: undefined }],
  ['a whole language and one of the template', { pl: words, en: undefined }],
  ['a copy of the English words with one translation', { pl: { ...en, newTab: '(nowa karta)' } }],
  ['six sentences in English', { pl: withEnglish({ faults: fiveSentences, mailIsCut }) }],
  [
    'seven sentences in English',
    { pl: withEnglish({ faults: fiveSentences, mailIsCut, isSelected }) },
  ],
  ['the main language’s words in English, because site.ts was copied', { pl: words, en: words }],
  [
    'the main language’s words in a language that the template does not have',
    { pl: words, de: words },
  ],
  ['words in a language that writes no spaces', { ja: inJapanese, es: inJapanese }],
  ['other words in a page whose language is still English', { en: words }],
  [
    'words that are missing, but not plural forms that a language may lack',
    { de: { ...words, menu: {}, projects: { ...words.projects, showMore: { other: '{count}' } } } },
  ],
];

test('doctor compares all words of a language', () => {
  const texts = cases.map(([what, languages]) => {
    const lines = report(languages);
    return `${what}:\n${lines.length === 0 ? 'nothing' : lines.join('\n')}\n`;
  });
  expectGolden('doctor/words.txt', texts.join('\n'));
});
