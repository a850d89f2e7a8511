import { readFileSync } from 'node:fs';
import { textFields } from '@/lib/content/text-fields';
import { en } from '@/lib/words/en';
import { es } from '@/lib/words/es';
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

/** All texts by their paths: `form.problems.missing`. */
const textsOfWords = (words: Words) =>
  new Map(textFields(words).map(({ keys, text }) => [keys.join('.'), text]));
const english = textsOfWords(en);

const slotsIn = (text = '') => String(text.match(slotPattern)?.toSorted());

/** The words of a text, with a space before and after each. */
const wordsIn = (text: string) => ` ${text.match(/[\p{L}\p{M}]+/gu)?.join(' ') ?? ''} `;

/** The English texts, as parts between their slots. */
const englishParts = [...english.values()]
  .flatMap((text) => text.replace(slotPattern, '|').split('|').map(wordsIn))
  .filter((part) => part.trim() !== '');

/** English texts that are right in another language, some of them with another meaning. */
const rightIn: Record<string, string> = {
  de: 'Name, Video',
  fil: 'Android app, Availability, Email, Home, Live demo, Menu, Social media, Source code, Time zone, Video',
  fr: 'Contact, Menu, Message, Publications',
  id: 'Email, Menu, Video',
  it: 'Email, Home, Menu, Video',
  nl: 'Android app, Contact, Home, Menu, Video, of',
  pl: 'Menu',
  pt: 'Menu',
  'pt-PT': 'Menu',
  tr: 'Video',
  vi: 'Email, Menu, Video',
};

const spacing =
  / {2}|^ | $| [.,:;!?)،؛؟。、：]|[¿¡([。、：] |[.,:;!?،؛؟](?=\p{L})|(?<!\.)\.\.(?!\.)|['"]/u;

test.each(Object.entries(wordsByLanguage).filter(([, words]) => words !== en))(
  'the texts in "%s" are translated, have the English slots, and no character too many',
  (language, words) => {
    const texts = [...textsOfWords(words)];
    const flawed = texts.filter(([path, text]) => {
      // A label is before a text.
      const shown = text.replace(/\S+@\S+\b/g, 'address').replace(/: $/, ':');
      // French has a narrow no-break space before the marks of two parts.
      const isFlawedFrench = language === 'fr' && /[^\u202f][!?:;]/.test(text);
      return slotsIn(text) !== slotsIn(english.get(path)) || spacing.test(shown) || isFlawedFrench;
    });
    expect(flawed).toEqual([]);
    const all = wordsIn(texts.map(([, text]) => text).join('\n'));
    const found = englishParts.filter((part) => all.includes(part)).map((part) => part.trim());
    expect([...new Set(found)].sort().join(', ')).toBe(rightIn[language] ?? '');
    // What differs in English differs here, too.
    const repeated = texts.flatMap(([path, text]) => {
      const [first = ''] = texts.find(([, same]) => same === text) ?? [];
      return english.get(path) === english.get(first) ? [] : path;
    });
    const isSame = /^(de|es|fil)$/.test(language);
    expect(repeated).toEqual(isSame ? ['contact.title'] : []);
  },
);

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
