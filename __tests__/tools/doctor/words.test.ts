import { faultLine } from '@/lib/content/fault';
import { checkedSites } from '@/lib/site/localized-site';
import type { OwnWords } from '@/lib/words/words';
import { wordFaults } from '@/tools/doctor/words';
import { finished, madeUp } from '../../fixtures/content';

/** What doctor says about a site in one language, with words of its owner. */
const linesOf = (language: string, words?: OwnWords) =>
  checkedSites({ '': finished({ site: { language, words } }) })
    .flatMap(wordFaults)
    .map(faultLine);

test('doctor lists the words that a language lacks, but no plural forms that it may lack', () => {
  const projects = { ...madeUp.projects, showMore: { other: '{count}' } };
  const lines = linesOf('de', { ...madeUp, menu: {}, projects });
  expect(lines).toEqual([
    'content/site.ts › words: lack menu.home, menu.contact; the page shows the English text → Translate them; lib/words/en.ts has all words.',
  ]);
});

test('doctor misses no words in a whole translation, and in a language of the template', () => {
  expect(linesOf('pl', madeUp)).toEqual([]);
  expect(linesOf('es', { contact: { title: 'Hola' } })).toEqual([]);
});
