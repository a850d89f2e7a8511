/** @jest-environment node */

import { schemaFaults } from '@/lib/content/check';
import { faultLine } from '@/lib/content/fault';
import { templateContent } from '@/lib/content/template';
import { textFields } from '@/lib/content/text-fields';
import { chooseWords } from '@/lib/words/choose';
import { en } from '@/lib/words/en';
import { es } from '@/lib/words/es';
import { fil } from '@/lib/words/fil';
import { ownWordsSchema } from '@/lib/words/schema';
import { fill, fillCount, type OwnWords, placeholder, type Words } from '@/lib/words/words';

test.each([
  ['en-PH', en],
  ['es-419', es],
  ['fil-PH', fil],
])('the words for %s are in the nearest language', (language, expected) => {
  expect(chooseWords({ language })).toEqual(expected);
});

test('an owner’s own words replace the template’s words', () => {
  const words = { contact: { title: 'Say hello' } };
  const chosen = chooseWords({ language: 'es', words });
  expect(chosen.contact).toEqual({ ...es.contact, title: 'Say hello' });
  expect(chosen.form).toEqual(es.form);
});

test('an owner’s own language uses English for its missing words', () => {
  const { newTab, ...others } = es;
  const words: OwnWords = { ...others, projects: { ...es.projects, showMore: { other: '+' } } };
  const german = { language: 'de-AT', words };
  expect(chooseWords(german).newTab).toBe(en.newTab);
  expect(chooseWords(german).projects.showMore).toEqual({ other: '+' });
});

const faults = (words: unknown) =>
  schemaFaults({ ...templateContent, site: { ...templateContent.site, words } }).map((fault) =>
    faultLine(fault).replace('content/site.ts › ', ''),
  );

test('a word must be a text with the English placeholders; unknown words are no fault', () => {
  const plain = 'must be a text in quotes, not empty, with nothing in braces';
  expect(faults({ home: { work: ' ', cv: 'CV of {name}', pause: 7 } })).toEqual([
    `words.home.work: ${plain}; given: " "`,
    `words.home.cv: ${plain}; given: "CV of {name}"`,
    `words.home.pause: ${plain}; given: 7`,
  ]);
  expect(faults({ experience: { skillsUsed: 'Skills' }, form: { count: '{n}' } })).toEqual([
    'words.experience.skillsUsed: must be a text in quotes, not empty, with {role} in braces; given: "Skills"',
    'words.form.count: must be a text in quotes, not empty, with {count} and {limit} in braces; given: "{n}"',
  ]);
  expect(faults({ contact: { title: 'Hi', fax: 'Fax' }, menu: { about: 'Me' } })).toEqual([]);
});

test('the plural form for other numbers is required, and contains the number', () => {
  const forms = (showMore: unknown) => faults({ projects: { showMore } });
  expect(forms({ one: 'uno', few: '{count}', other: '{count}' })).toEqual([]);
  expect(forms({ one: '{count}' })).toEqual(['words.projects.showMore.other: is missing']);
  expect(forms({ other: 'más' })).toEqual([
    expect.stringContaining('words.projects.showMore.other: must be a text in quotes, '),
  ]);
});

/** All texts by their paths: `form.left.one`. */
const textsIn = (words: Words) =>
  new Map(textFields(words, ownWordsSchema).map(({ keys, text }) => [keys.join('.'), text]));
const english = textsIn(en);

test('the English words are those of the specification', () => {
  const specified = `menu.home Home, about.title About, experience.experience Experience,
    skills.title Skills, projects.title Projects, menu.contact Contact, home.work View My Work,
    home.cv Download CV, about.services What I Do, projects.featuredTitle Featured Projects,
    contact.title Get In Touch, form.idle Send Message, form.sending Sending...,
    form.sent Message Sent!, form.failed Failed to Send, projects.demo Live demo,
    header.light Light theme, header.dark Dark theme, home.pause Pause animation`;
  const lines = specified.split(/,\s+/);
  expect(
    lines.map((line) => line.replace(/(?<= ).*/, english.get(line.split(' ')[0] ?? '') ?? '')),
  ).toEqual(lines);
});

/** Words that are the same in English: names, abbreviations, loanwords. */
const sameAsEnglish = {
  es: '',
  fil:
    'header.menu facts.timeZone projects.demo projects.video projects.repo projects.apk ' +
    'contact.email form.email footer.social documents.profile',
};

/** What each word contains if its English text contains a term. */
const glossary: [english: RegExp, es: RegExp, fil: RegExp][] = [
  [/\blight\b/i, /claro/, /maliwanag/],
  [/\bdark\b/i, /oscuro/, /madilim/],
  [/\bsystem\b/i, /sistema/, /system/],
  [/\bdemo\b/i, /demo/, /demo/],
  [/\bvideo\b/i, /vídeo/, /video/],
  [/\bsource\b/i, /fuente/, /source/],
  [/\bcop(y|ied)\b/i, /\bc[oó]pi/, /kopya/],
  [/\bsave\b/i, /guardar/, /save/],
  [/\b(sending|sent|send (?!me))/i, /env[ií]/, /padala/],
  [/^used in\b/i, /^usado en/, /^ginamit sa/],
  [/\bat \{(places|employers)\}/, /en \{/, /sa trabaho sa \{/],
  [/\bshow\b.*\bmore\b/i, /mostrar .*más/, /magpakita .*pa/],
  [/\bpause\b/i, /pausar/, /pause/],
  [/\bplay\b/i, /reanudar/, /play/],
  [/\bproject\b/i, /proyecto\b/, /proyekto/],
  [/\bprojects\b(?!})/i, /proyectos/, /proyekto/],
  [/\bcharacter\b/i, /carácter\b/, /karakter/],
  [/\bcharacters\b/i, /caracteres/, /karakter/],
  [/\bmessage\b/i, /mensaje/, /mensahe/],
  [/\bphone\b/i, /teléfono/, /telepono/],
  [/\bname\b(?![@}])/i, /nombre/, /pangalan/],
  [/email app/i, /(aplicación de|usa tu) correo/, /email app/],
];

/** Different English words that have the same text in a language. */
const homonyms = {
  // Spanish uses the same preposition for projects and employers.
  es: 'skills.usedAt',
  // A count does not change Filipino words, and "Makipag-ugnayan" is "Contact" and "Get In Touch".
  fil: 'projects.showMore.other contact.title form.left.other',
};

describe.each([
  ['es', es],
  ['fil', fil],
] as const)('The words in %s', (language, words) => {
  const texts = [...textsIn(words)];

  test('are translated, with all placeholders', () => {
    const site = { ...templateContent.site, words };
    expect(schemaFaults({ ...templateContent, site })).toEqual([]);
    const untranslated = texts.filter(([path, text]) => text === english.get(path));
    expect(untranslated.map(([path]) => path).join(' ')).toBe(sameAsEnglish[language]);
    // In these languages the values have the order of the English sentence.
    const placeholdersIn = (text = '') => text.match(placeholder)?.join();
    const swapped = texts.filter(
      ([path, text]) => placeholdersIn(text) !== placeholdersIn(english.get(path)),
    );
    expect(swapped).toEqual([]);
  });

  test('translate each term everywhere with the same word', () => {
    const wrong = glossary.flatMap(([term, inSpanish, inFilipino]) => {
      const translation = language === 'es' ? inSpanish : inFilipino;
      return texts.filter(
        ([path, text]) =>
          term.test(english.get(path) ?? '') && !translation.test(text.toLowerCase()),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('differ where the English words differ', () => {
    const equal = texts.filter(([path, text], index) =>
      texts
        .slice(0, index)
        .some(([other, same]) => same === text && english.get(other) !== english.get(path)),
    );
    expect(equal.map(([path]) => path).join(' ')).toBe(homonyms[language]);
  });
});

test('values replace their placeholders, and are not parsed themselves', () => {
  expect(fill('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
  expect(fill('{constructor} {a}', {})).toBe('{constructor} {a}');
});

test('counts use the plural form and the digits of the language', () => {
  const forms = { one: '{count} star', few: '{count} gwiazdy', other: '{count} stars' };
  expect(fillCount(forms, 1, 'en')).toBe('1 star');
  expect(fillCount(forms, 1200, 'en')).toBe('1,200 stars');
  expect(fillCount(forms, 3, 'pl')).toBe('3 gwiazdy');
  expect(fillCount({ other: '{count}' }, 12, 'fa')).toBe('۱۲');
});
