import type { Fault } from '../../lib/content/fault';
import { textFields } from '../../lib/content/text-fields';
import { ownWordsSchema } from '../../lib/content/words-schema';
import type { Site } from '../../lib/site/site';
import { builtInWords, type WordSettings } from '../../lib/words/built-in-words';
import { en } from '../../lib/words/en';
import type { OwnWords } from '../../lib/words/words';
import { placeIn } from './texts';

/** Words that a language lacks, because neither the owner nor the template has written them. */
export function wordFaults(site: Site): Fault[] {
  const missing = missingWords(site.content.site);
  if (missing.length === 0) return [];
  return [
    {
      place: placeIn(site, 'site', 'words'),
      rule: `lack ${missing.join(', ')}; the page shows the English text`,
      todo: 'Translate them; lib/words/en.ts has all words.',
      severity: 'advice',
    },
  ];
}

/** The texts of some words, by their paths: 'form.left.one'. */
const textsOf = (words: OwnWords): Map<string, string> =>
  new Map(textFields(words, ownWordsSchema).map(({ keys, text }) => [keys.join('.'), text]));

/** The paths of words that neither the owner nor the template has in a language. */
function missingWords({ language, words = {} }: WordSettings): string[] {
  if (builtInWords(language) !== undefined) return [];
  const ownTexts = textsOf(words);
  // A plural that the owner has written has its form `other`, but not always `one`.
  const missing = [...textsOf(en).keys()].filter(
    (path) => !/\.one$/.test(path) && !ownTexts.has(path),
  );
  return missing.map((path) => path.replace(/\.other$/, ''));
}
