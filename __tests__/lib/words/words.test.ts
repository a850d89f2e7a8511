/** @jest-environment node */
import { words as dictionaries } from '@/content/words';
import { en } from '@/content/words/en';
import { wordFaults } from '@/lib/words/check';
import { chooseWords } from '@/lib/words/choose';
import { fill, fillCount, pieces, placeholdersIn } from '@/lib/words/fill';
import { directionOf, fallbacks, listOf } from '@/lib/words/language';

const { es, fil } = dictionaries;
/** A copy of the Spanish words with one of them otherwise. */
const spanish = (change: (words: Record<string, never>) => void) => {
  const copy = structuredClone(es) as unknown as Record<string, never>;
  change(copy);
  return { ...dictionaries, es: copy };
};

describe('which words a page speaks', () => {
  test.each([
    ['en', en],
    ['en-PH', en],
    ['es', es],
    ['es-419', es],
    ['es-Latn-MX', es],
    ['fil-PH', fil],
    ['tl', fil],
  ])('%s', (language, expected) => {
    expect(chooseWords({ language }, dictionaries)).toEqual(expected);
  });

  test('a regional dictionary comes before that of the language', () => {
    const mexican = { ...es, newTab: '(abre otra pestaña)' };
    const all = { ...dictionaries, 'es-MX': mexican };
    expect(chooseWords({ language: 'es-MX' }, all).newTab).toBe('(abre otra pestaña)');
    expect(chooseWords({ language: 'es-AR' }, all).newTab).toBe(es.newTab);
  });

  test('an owner’s own words stand in the place of the dictionary’s, and only these', () => {
    const words = { contact: { title: 'Say hello' } };
    const chosen = chooseWords({ language: 'en', words }, dictionaries);
    expect(chosen.contact).toEqual({ ...en.contact, title: 'Say hello' });
    expect(chosen.form).toEqual(en.form);
    expect(en.contact.title).toBe('Get In Touch');
  });
});

describe('what is wrong with the words is said in a sentence', () => {
  test.each(['en', 'en-PH', 'es-MX', 'fil', 'tl'])('nothing is wrong with %s', (language) => {
    expect(wordFaults({ language }, dictionaries)).toEqual([]);
  });

  test('a language without words: how to make them', () => {
    expect(wordFaults({ language: 'de-AT' }, dictionaries)).toEqual([
      'content/site.ts › language: the page has no words in "de-AT" yet; copy content/words/en.ts to content/words/de.ts, translate what stands in quotes, and name it in content/words/index.ts; given: "de-AT"',
    ]);
  });

  test('a word that is missing, empty, no text, or unknown', () => {
    const changed = spanish((words: Record<string, Record<string, unknown>>) => {
      delete words.home?.cv;
      words.home = { ...words.home, work: ' ', pause: 7, dance: 'Bailar' };
    });
    expect(wordFaults({ language: 'es' }, changed)).toEqual([
      'content/words/es.ts › home.dance: is not a word of the page',
      'content/words/es.ts › home.work: must not be empty',
      'content/words/es.ts › home.cv: is missing',
      'content/words/es.ts › home.pause: must be a text in quotes; given: 7',
    ]);
  });

  test('a placeholder that is lost, or that nothing fills in', () => {
    const changed = spanish((words: Record<string, Record<string, unknown>>) => {
      words.experience = { ...words.experience, skillsUsed: 'Como {rol}' };
    });
    expect(wordFaults({ language: 'es' }, changed)).toEqual([
      'content/words/es.ts › experience.skillsUsed: must hold {role}; given: "Como {rol}"',
      'content/words/es.ts › experience.skillsUsed: must not hold {rol}, which nothing fills in; given: "Como {rol}"',
    ]);
  });

  test('forms for counting: as many as the language has, each with its number', () => {
    const forms = (showMore: unknown) =>
      wordFaults(
        { language: 'es' },
        spanish((words: Record<string, Record<string, unknown>>) => {
          words.projects = { ...words.projects, showMore };
        }),
      ).map((fault) => fault.split(' › ')[1]);
    expect(forms({ few: '{count}', many: '{count}', other: '{count}' })).toEqual([]);
    expect(forms({ one: 'uno', other: '{count}' })).toEqual([]);
    expect(forms({ one: '{count}' })).toEqual(['projects.showMore.other: is missing']);
    expect(forms({ other: 'más' })).toEqual([
      'projects.showMore.other: must hold {count}; given: "más"',
    ]);
    expect(forms({ others: '{count}', other: '{count}' })).toEqual([
      'projects.showMore.others: is not one of zero, one, two, few, many, other',
    ]);
    expect(forms('más')).toEqual([
      'projects.showMore: must have the forms in which the language counts: { one: …, other: … }',
    ]);
  });

  test('an owner’s own words', () => {
    const words = { contact: { titel: 'Say hello' }, experience: { skillsUsed: 'Skills' } };
    expect(wordFaults({ language: 'en', words }, dictionaries)).toEqual([
      'content/site.ts › words.experience.skillsUsed: must hold {role}; given: "Skills"',
      'content/site.ts › words.contact.titel: is not a word of the page',
    ]);
    expect(wordFaults({ language: 'en', words: 'Say hello' }, dictionaries)).toEqual([
      'content/site.ts › words: must be words in braces: { … }',
    ]);
  });
});

describe('texts with values in them', () => {
  test('values stand where the text has their names, and are never read as text', () => {
    expect(fill('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
    expect(fill('{constructor} {a}', {})).toBe('{constructor} {a}');
    expect(placeholdersIn('{b}{a}{b}')).toEqual(['a', 'b']);
    expect(pieces('{a}, write to {b}.')).toEqual([
      { name: 'a' },
      { text: ', write to ' },
      { name: 'b' },
      { text: '.' },
    ]);
  });

  test('counts take the form and the digits of the language', () => {
    const forms = { one: '{count} star', few: '{count} gwiazdy', other: '{count} stars' };
    expect(fillCount(forms, 1, 'en')).toBe('1 star');
    expect(fillCount(forms, 1200, 'en')).toBe('1,200 stars');
    expect(fillCount(forms, 3, 'pl')).toBe('3 gwiazdy');
    expect(fillCount({ other: '{count}' }, 12, 'fa')).toBe('۱۲');
  });
});

describe('languages', () => {
  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['pa', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['en-Hebr', 'rtl'],
  ])('%s is written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });

  test('fall back part by part', () => {
    expect(fallbacks('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh']);
    expect(fallbacks('iw')).toEqual(['he']);
  });

  test('lists are written as the language does', () => {
    expect(listOf(['A', 'B', 'C'], 'en')).toBe('A, B, C');
    expect(listOf(['A', 'B', 'C'], 'es')).toBe('A, B y C');
  });
});
