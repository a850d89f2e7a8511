import { isLanguageTag } from '../content/language-tag';
import { dictionaryFor } from './choose';
import { placeholdersIn } from './fill';

/** What the site says of its words, before anybody has looked at it. */
interface UncheckedSite {
  language?: unknown;
  words?: unknown;
}

const model = 'en';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A text with forms for counting, `other` among them. */
const isPlural = (value: unknown): value is Record<string, string> =>
  isRecord(value) &&
  'other' in value &&
  Object.keys(value).every((key) => categories.includes(key));

/**
 * Compares the words in use with the English model.
 * @param site `content/site.ts` as its owner wrote it
 * @param dictionaries what `content/words/index.ts` exports
 * @returns one plain line per fault: no dictionary for the language, a word that is missing, empty or
 *   unknown, a placeholder that is lost or was never there
 */
export function wordFaults(site: UncheckedSite, dictionaries: unknown): string[] {
  const { language, words: own } = site;
  // What is wrong with the tag itself is for the schema to say.
  if (typeof language !== 'string' || !isLanguageTag(language) || !isRecord(dictionaries))
    return [];
  const english = dictionaries[model];
  if (!isRecord(english)) return [`content/words/index.ts: must hold "${model}", the model`];
  const known = dictionaryFor(language, dictionaries);
  if (known === undefined) {
    const base = language.split('-')[0];
    return [
      `content/site.ts › language: the page has no words in "${language}" yet; copy content/words/en.ts to content/words/${base}.ts, translate what stands in quotes, and name it in content/words/index.ts; given: ${JSON.stringify(language)}`,
    ];
  }
  const faults = compare(english, dictionaries[known], true);
  const ownFaults = own === undefined ? [] : compare(english, own, false);
  return [
    ...faults.map(([place, fault]) => `content/words/${known}.ts › ${place.join('.')}: ${fault}`),
    ...ownFaults.map(
      ([place, fault]) => `content/site.ts › ${['words', ...place].join('.')}: ${fault}`,
    ),
  ];
}

type Fault = [place: string[], fault: string];

function compare(model: unknown, given: unknown, isWhole: boolean, place: string[] = []): Fault[] {
  if (given === undefined) return isWhole ? [[place, 'is missing']] : [];
  if (typeof model === 'string') return compareTexts(model, given, place);
  if (isPlural(model)) return comparePlurals(model, given, place, isWhole);
  if (!isRecord(model) || !isRecord(given)) return [[place, 'must be words in braces: { … }']];
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(model, key));
  return [
    ...unknown.map((key): Fault => [[...place, key], 'is not a word of the page']),
    ...Object.keys(model).flatMap((key) =>
      compare(model[key], given[key], isWhole, [...place, key]),
    ),
  ];
}

function compareTexts(model: string, given: unknown, place: string[]): Fault[] {
  const shown = `; given: ${JSON.stringify(given) ?? String(given)}`;
  if (typeof given !== 'string') return [[place, `must be a text in quotes${shown}`]];
  if (given.trim() === '') return [[place, 'must not be empty']];
  const wanted = placeholdersIn(model);
  const found = placeholdersIn(given);
  const lost = wanted.filter((name) => !found.includes(name));
  const added = found.filter((name) => !wanted.includes(name));
  return [
    ...lost.map((name): Fault => [place, `must hold {${name}}${shown}`]),
    ...added.map(
      (name): Fault => [place, `must not hold {${name}}, which nothing fills in${shown}`],
    ),
  ];
}

function comparePlurals(
  model: Record<string, string>,
  given: unknown,
  place: string[],
  isWhole: boolean,
): Fault[] {
  if (!isRecord(given)) {
    return [[place, 'must have the forms in which the language counts: { one: …, other: … }']];
  }
  const unknown = Object.keys(given).filter((key) => !categories.includes(key));
  const forms = categories.filter((key) => given[key] !== undefined);
  const missing = isWhole && given.other === undefined ? ['other'] : [];
  return [
    ...unknown.map((key): Fault => [[...place, key], `is not one of ${categories.join(', ')}`]),
    ...missing.map((key): Fault => [[...place, key], 'is missing']),
    ...forms.flatMap((key) => {
      const faults = compareTexts(model.other ?? '', given[key], [...place, key]);
      // "its last character" needs no number where a form stands for one number alone.
      return faults.filter(
        ([, fault]) => key === 'other' || !fault.startsWith('must hold {count}'),
      );
    }),
  ];
}
