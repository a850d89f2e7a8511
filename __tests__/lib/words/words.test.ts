import { readFileSync } from 'node:fs';
import { textFields } from '@/lib/content/text-fields';
import { en } from '@/lib/words/en';
import { es } from '@/lib/words/es';
import { fr } from '@/lib/words/fr';
import { localeFor, wordsByLanguage } from '@/lib/words/locale';
import { fill, slotPattern, type Words, withNote } from '@/lib/words/words';

test.each([
  ['en-PH', 'en'],
  ['es-419', 'es'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['pt-pt', 'pt-PT'],
  ['fil-PH', 'fil'],
  ['tl', 'fil'],
  ['in', 'id'],
  ['zh-Hans-TW', 'zh'],
  // These are written in other letters.
  ['zh-TW', 'en'],
  ['zh-Hant', 'en'],
])('the words for %s are those of %s', (language, expected) => {
  expect(localeFor({ language }).words).toEqual(wordsByLanguage[expected]);
});

test('an owner’s own words replace the template’s words', () => {
  const words = { contact: { title: 'Say hello' } };
  const contact = { ...es.contact, ...words.contact };
  expect(localeFor({ language: 'es', words }).words).toEqual({ ...es, contact });
});

test('an owner’s own language uses English for its missing words', () => {
  const { newTab, ...words } = es;
  expect(localeFor({ language: 'is-IS', words }).words).toEqual({ ...words, newTab: en.newTab });
});

test('docs/make-it-yours.md names words that exist', () => {
  const guide = readFileSync('docs/make-it-yours.md', 'utf8');
  const [, section = ''] = /^## Change a word$(.*?)^## /ms.exec(guide) ?? [];
  const names = Array.from(section.matchAll(/`([a-z]+)\.([a-zA-Z]+)`/g), ([, ...name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(en).toHaveProperty(name);
});

/** All texts by their paths: `form.failures.unconfirmed`. */
const textsOfWords = (words: Words) =>
  new Map(textFields(words).map(({ keys, text }) => [keys.join('.'), text]));
const english = textsOfWords(en);

test('each translated text has the slots of the English one', () => {
  const slotsIn = (text = '') => text.match(slotPattern)?.toSorted();
  for (const [language, words] of Object.entries(wordsByLanguage)) {
    const translated = textsOfWords(words);
    const differing = [...english].filter(
      ([path, text]) => String(slotsIn(translated.get(path))) !== String(slotsIn(text)),
    );
    expect({ language, differing }).toEqual({ language, differing: [] });
  }
});

const spacing =
  / {2}|^ | $| [.,:;!?)،؛؟。、：]|[¿¡([。、：] |[.,:;!?،؛؟](?=\p{L})|(?<!\.)\.\.(?!\.)|['"]/u;

test('no language has a space or quotation mark too many', () => {
  for (const [language, words] of Object.entries(wordsByLanguage)) {
    const misspaced = [...textsOfWords(words)].filter(([, text]) =>
      // A label is before a text.
      spacing.test(text.replace(/\S+@\S+\b/g, 'address').replace(/: $/, ':')),
    );
    expect({ language, misspaced }).toEqual({ language, misspaced: [] });
  }
});

test('what differs in English differs in each language, except these', () => {
  const repeatedIn = (texts: Map<string, string>) =>
    [...texts].flatMap(([path, text]) => {
      const [first = ''] = [...texts].find(([, same]) => same === text) ?? [];
      return english.get(path) === english.get(first) ? [] : path;
    });
  const all = Object.entries(wordsByLanguage).map(([language, words]) => [
    language,
    ...repeatedIn(textsOfWords(words)),
  ]);
  expect(all.filter(({ length }) => length > 1)).toEqual([
    ['de', 'contact.title'],
    ['es', 'contact.title'],
    ['fil', 'contact.title'],
  ]);
});

test('French has a narrow no-break space before the marks of two parts', () => {
  for (const text of textsOfWords(fr).values()) expect(text).not.toMatch(/[^\u202f][!?:;]/);
});

test.each([
  ['en', 'C', undefined, 'C'],
  ['en', 'C', 'learning', 'C (learning)'],
  ['en', 'Chinese (Mandarin)', 'fluent', 'Chinese (Mandarin) – fluent'],
  ['ja', '英語', '流暢', '英語（流暢）'],
  ['zh', '英语（托业）', '900', '英语（托业） – 900'],
])('in %s, "%s" has the note "%s": "%s"', (language, text, note, expected) => {
  expect(withNote(text, note, localeFor({ language }).words)).toBe(expected);
});

test('values fill their slots, and are not parsed themselves', () => {
  expect(fill('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  expect(fill('{a} and {b}', { a: '' })).toBe(' and {b}');
});
