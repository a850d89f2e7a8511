/** @jest-environment node */
import { faultLine } from '@/lib/content/fault';
import { checkedLocales } from '@/lib/content/locales';
import { en } from '@/lib/words/en';
import { es } from '@/lib/words/es';
import type { OwnWords } from '@/lib/words/words';
import { wordFaults } from '@/tools/doctor/words';
import { finished } from '../../fixtures/content';

/** What doctor says about the words of a site in these languages, the main one first. */
function report(...languages: [language: string, words?: OwnWords][]): string[] {
  const files = languages.map(([language, words], index) => {
    const { site } = finished({ site: { language, words } });
    return [index === 0 ? '' : language, index === 0 ? { ...finished(), site } : { site }];
  });
  const locales = checkedLocales(Object.fromEntries(files));
  return wordFaults(locales).map(faultLine);
}

// Spanish stands for words in a language that the template does not have.
test.each<[what: string, report: string[], expected: string[]]>([
  ['a whole translation', report(['pl', es]), []],
  ['words of one’s own', report(['en', { contact: { title: 'Say hello' } }], ['es']), []],
  ['a whole language and one of the template', report(['pl', es], ['en']), []],
  [
    'a copy of the English words with one translation',
    report(['pl', { ...en, newTab: '(nowa karta)' }]),
    [
      expect.stringMatching(
        /^content\/site\.ts › words: are in another language than "pl": .* and \d+ more$/,
      ),
    ],
  ],
  [
    'the main language’s words in English, because site.ts was copied',
    report(['pl', es], ['en', es]),
    [expect.stringMatching(/^content\/en\/site\.ts › words: are in another language than "en": /)],
  ],
  [
    'the main language’s words in a language that the template does not have',
    report(['pl', es], ['de', es]),
    [expect.stringMatching(/^content\/de\/site\.ts › words: are in another language than "de": /)],
  ],
  [
    'words in a language that writes no spaces',
    report(['ja', { home: { work: '作品を見る' } }], ['es', { home: { work: '作品を見る' } }]),
    [
      expect.stringMatching(/^content\/site\.ts › words: lack /),
      'content/es/site.ts › words: are in another language than "es": home.work',
    ],
  ],
  [
    'other words in a page whose language is still English',
    report(['en', es]),
    [expect.stringMatching(/^content\/site\.ts › words: may be in another language than "en", /)],
  ],
  [
    'words that are missing, but not plural forms that a language may lack',
    report([
      'de',
      { ...es, menu: {}, projects: { ...es.projects, showMore: { other: '{count}' } } },
    ]),
    [expect.stringMatching(/^content\/site\.ts › words: lack menu\.home, menu\.contact; /)],
  ],
])('doctor compares all words of a language: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
