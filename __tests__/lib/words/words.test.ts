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
  ['tl', fil],
])('the words for %s are in the nearest language', (language, expected) => {
  expect(chooseWords({ language })).toEqual(expected);
});

test('an owner’s own words replace the template’s words', () => {
  const words = { contact: { title: 'Say hello' } };
  const contact = { ...es.contact, ...words.contact };
  expect(chooseWords({ language: 'es', words })).toEqual({ ...es, contact });
});

test('an owner’s own language uses English for its missing words', () => {
  const { newTab, ...others } = es;
  const words: OwnWords = { ...others, projects: { ...es.projects, showMore: { other: '+' } } };
  expect(chooseWords({ language: 'de-AT', words })).toEqual({ ...words, newTab: en.newTab });
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

test('while it is unknown whether a message was sent, no language says that it was not', () => {
  const texts = [en, es, fil].map(({ form }) => form.failures.unconfirmed);
  const open = [/may not have been sent/, /puede que no se haya enviado/, /baka hindi ito/];
  expect(texts).toEqual(open.map((pattern) => expect.stringMatching(pattern)));
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
  [/\bemail address\b/i, /correo/, /email address/],
  // Texts address the visitor with "tú" and "mo".
  [/\byour\b/i, /\b(tus?|usa)\b/, /\bmo\b/],
  [/\bplease write\b/i, /escribe\b/, /paki|mangyari/],
  [/\bplease\b/i, /por favor|inténtalo|escribe\b/, /paki|mangyari/],
  [/\bmy\b/i, /\bmi\b/, /\bko\b/],
  [/\brole\b(?!})/i, /puesto/, /posisyon/],
  [/\bpronouns\b/i, /pronombres/, /panghalip/],
  [/\bavailability\b/i, /disponibilidad/, /libre/],
  [/\bworks from\b/i, /trabajo/, /nagtatrabaho/],
  [/\btime zone\b/i, /zona horaria/, /time zone/],
  [/\blanguages\b/i, /idiomas/, /wika/],
  [/\beducation\b/i, /formación/, /edukasyon/],
  [/\bexperience\b/i, /experiencia/, /karanasan/],
  [/\bcertificates\b/i, /certificados/, /sertipiko/],
  [/\bpublications\b/i, /publicaciones/, /publikasyon/],
  [/\bawards\b/i, /premios/, /parangal/],
  [/\bpresent\b/i, /actualidad/, /kasalukuyan/],
  [/\bskills\b/i, /habilidades/, /kakayaha/],
  [/\bproficiency\b/i, /dominio/, /kahusayan/],
  [/\bfeatured\b/i, /destacados/, /tampok/],
  [/\bmore projects\b/i, /más/, /pa/],
  [/\bfurther\b/i, /otros/, /karagdagan/],
  [/\blocation\b/i, /ubicación/, /lokasyon/],
  [/\bcontact\b/i, /contact/, /contact|makipag-ugnayan/],
  [/\brequired\b/i, /obligatorio/, /kailangan/],
  [/\bfailed to\b/i, /no se pudo/, /hindi/],
  [/\bnot (sent|found|fit|have been)\b/i, /\bno\b/, /hindi/],
  [/\bselected\b/i, /seleccionado/, /napili/],
  [/\btoo long\b/i, /demasiado larg/, /masyadong mahaba/],
  [/\bincomplete\b/i, /incompleta/, /kulang/],
  [/\bdownload\b/i, /descargar/, /download/],
  [/\bmenu\b/i, /menú/, /menu/],
  [/\btheme\b/i, /tema/, /tema/],
  [/\bsections\b/i, /secciones/, /seksiyon/],
  [/\bbrowser\b/i, /navegador/, /browser/],
  [/\bnew tab\b/i, /pestaña nueva/, /bagong tab/],
  [/\bhome page\b/i, /página de inicio/, /home page/],
  [/\bback to top\b/i, /arriba/, /itaas/],
  [/\bspam\b/i, /spam/, /spam/],
  [/\bturned off\b/i, /desactivado/, /naka-off/],
  [/\bmessage from\b/i, /mensaje de/, /mula kay/],
  [/\bprofile\b/i, /perfil/, /profile/],
];

/** Different English words that have the same text in a language. */
const homonyms = {
  // Spanish uses the same preposition for projects and employers.
  es: 'skills.usedAt',
  // A count does not change Filipino words, and "Makipag-ugnayan" is "Contact" and "Get In Touch".
  fil: 'projects.showMore.other contact.title form.left.other',
};

const translations = { es, fil };

/** Values, sentences, what ends the text, and whether it begins with a capital letter or a value. */
const formOf = (text: string) => ({
  // In these languages the values have the order of the English sentence.
  placeholders: text.match(placeholder)?.join(),
  sentences: text.match(/[.?!](?= |$)/g)?.length ?? 0,
  end: /[.!?…:)]*$/.exec(text)?.[0],
  start: /^\P{L}*\p{Lu}/u.test(text) ? 'capital' : 'small',
});

/** In these the value stands at another place than in English. */
const otherStart = ['es form.left.one', 'es form.left.other', 'fil form.answer'];

const spacing = / {2}|^ | $| [.,:;!?)]|[¿¡([] |[.,:;!?](?=\p{L})|(?<!\.)\.\.(?!\.)|['"]/u;

/** The faults of a translated text, each in a word. */
function faultsOf(language: keyof typeof translations, path: string, text: string): string[] {
  const model = english.get(path) ?? '';
  const column = language === 'es' ? 1 : 2;
  const wrongTerms = glossary.filter(
    (terms) => terms[0].test(model) && !terms[column].test(text.toLowerCase()),
  );
  const own = [...textsIn(translations[language])];
  const earlier = own.slice(0, own.map(([other]) => other).indexOf(path));
  const isEqual = earlier.some(([other, same]) => same === text && english.get(other) !== model);
  const [form, modelForm] = [formOf(text), formOf(model)];
  const isOtherStart = otherStart.includes(`${language} ${path}`);
  const faults = {
    untranslated: (text === model) !== sameAsEnglish[language].split(' ').includes(path),
    equal: isEqual !== homonyms[language].split(' ').includes(path),
    placeholders: form.placeholders !== modelForm.placeholders,
    sentences: form.sentences !== modelForm.sentences,
    end: form.end !== modelForm.end,
    start: (form.start !== modelForm.start) !== isOtherStart,
    // Spanish sentences also have a mark at their beginning.
    opening: language === 'es' && /[!?]/.test(text) !== /[¡¿]/.test(text),
  };
  const names = Object.entries(faults).filter(([, isFault]) => isFault);
  return [...wrongTerms.map(([term]) => `${term}`), ...names.map(([name]) => name)];
}

test('each translated word has the terms, values, sentences and punctuation of the English one', () => {
  const wrong = Object.entries(translations).flatMap(([language, words]) =>
    [...textsIn(words)].map(([path, text]) => ({
      language,
      text,
      faults: faultsOf(language as keyof typeof translations, path, text),
    })),
  );
  expect(wrong.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('each language has the plural form for each count, and no space or quotation mark too many', () => {
  for (const [language, words] of Object.entries({ en, ...translations })) {
    const misspaced = [...textsIn(words)].filter(([, text]) =>
      spacing.test(text.replace(/\S+@\S+\b/g, 'address')),
    );
    expect(misspaced).toEqual([]);
    const rules = new Intl.PluralRules(language);
    for (const { other, ...forms } of [words.projects.showMore, words.form.left]) {
      const used = Array.from({ length: 1000 }, (_, count) => rules.select(count));
      expect([...new Set(used)].sort()).toEqual([...Object.keys(forms), 'other'].sort());
      expect(other).toContain('{count}');
    }
  }
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
