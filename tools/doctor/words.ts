import { type Fault, placeOf } from '../../lib/content/fault';
import { textFields } from '../../lib/content/text-fields';
import { isSameLanguage } from '../../lib/language/intl';
import type { LocalizedSite, Sites } from '../../lib/site/localized-site';
import { builtInWords, chooseWords, type WordSettings } from '../../lib/words/choose';
import { en } from '../../lib/words/en';
import { ownWordsSchema } from '../../lib/words/schema';
import type { OwnWords } from '../../lib/words/words';
import { hasSeveralWords } from './texts';

/** From this share of changed texts on, the owner's words may be in another language. */
const MANY = 0.5;

/** Words that are missing, and words in another language than the page. */
export const wordFaults = (sites: Sites): Fault[] =>
  sites.flatMap((site) => {
    const { content, folder } = site;
    const missing = missingWords(content.site);
    const rules = [
      missing.length > 0 &&
        `lack ${missing.join(', ')}; the page shows the English text. lib/words/en.ts has all words`,
      foreignWords(site, sites[0]),
    ];
    const place = placeOf({ [folder]: content }, [folder, 'site', 'words']);
    return rules
      .filter((rule) => rule !== false && rule !== undefined)
      .map((rule) => ({ place, rule, severity: 'advice' }));
  });

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

/**
 * Finds words of the owner in another language than the page. Either they are the same as in
 * English or in the main language, or many differ from the built-in words of the language (`MANY`).
 * @returns what is wrong; undefined if all words seem to be in the right language
 */
function foreignWords({ content }: LocalizedSite, main: LocalizedSite): string | undefined {
  const { language, words } = content.site;
  if (words === undefined) return undefined;
  const ownTexts = [...textsOf(words)];
  const foreign = [{ language: 'en' }, main.content.site]
    .filter((other) => !isSameLanguage(other.language, language))
    .map((other) => textsOf(chooseWords(other)));
  const same = ownTexts.filter(
    ([path, text]) => hasSeveralWords(text) && foreign.some((texts) => texts.get(path) === text),
  );
  if (same.length > 0) {
    const paths = same.map(([path]) => path);
    return `are in another language than "${language}": ${shortList(paths)}`;
  }
  const builtIn = textsOf(builtInWords(language) ?? {});
  const changed = ownTexts.filter(
    ([path, text]) => builtIn.has(path) && builtIn.get(path) !== text,
  );
  if (builtIn.size === 0 || changed.length < MANY * builtIn.size) return undefined;
  return `may be in another language than "${language}", in which the template has words; if so, delete them`;
}

function shortList(names: readonly string[]): string {
  const rest = names.length - 6;
  return `${names.slice(0, 6).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
