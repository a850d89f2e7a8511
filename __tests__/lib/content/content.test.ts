import { isPhone, phoneAddress } from '@/lib/addresses/urls';
import { cleanContents } from '@/lib/content/clean-contents';
import type { Period } from '@/lib/content/dates';
import { textRuns, textWithAddresses } from '@/lib/content/linked-text';
import { type DescribedSchema, describedContent } from '@/lib/content/text-fields';
import { readyToPublish } from '../../contents/minimal';
import { changedAt } from '../../support/changes';
import { expectGolden } from '../../support/golden';

const cleanedFile = (name: string, file: unknown) =>
  (cleanContents({ '': { [name]: file } })[''] as Record<string, unknown>)[name];

/** A text with the code points of all characters that keyboards do not have. */
const written = (text: unknown) =>
  String(text).replace(/[^ -~]/gu, (character) => `<${character.codePointAt(0)?.toString(16)}>`);

test.each([
  ['letters are composed', 'Jose\u0301 \u212b', 'José Å'],
  ['ligatures become letters', 'ﬁnd oﬃce ﬂow', 'find office flow'],
  ['so do letters of social networks', '𝗕𝗼𝗹𝗱 𝓈𝒸𝓇𝒾𝓅𝓉 𝚖𝚘𝚗𝚘 𝟮𝟬𝟮𝟲', 'Bold script mono 2026'],
  ['Chinese lines have no space', '你好，\n世界\nAda', '你好，世界 Ada'],
  ['spaces and line breaks are one space', ' a\u00a0b\u2003c \t d\u3000e\r\nf ', 'a b c d e f'],
  ['French punctuation keeps its spaces', 'Oui\u202f? «\u00a0A\u00a0»\u00a0: 5\u00a0%', null],
  ['nothing is invisible', '\ufeffa\u200bb\u00adc\u2060d\u0000e\u007ff', 'abcdef'],
  ['nor do marks of phones and chats stay', '\u202aAna\u202c \u2067\u200fC\u2069\u200c', 'Ana C'],
  ['joiners in words and emoji stay', 'می\u200cروم ക്\u200d 👩‍💻 👩🏽‍💻 🏳️‍🌈', null],
  ['marks of direction stay beside Hebrew', 'שלום C++\u200e!', null],
  ['hyphens are those of keyboards', 'Full\u2011Stack e\u2010mail – a', 'Full-Stack e-mail – a'],
  ['citations of chats go', 'A.【4†source】\ue200cite\ue202turn0\ue201 More \ue2ff', 'A. More'],
  ['so do others', 'Led:contentReference[oaicite:3]{index=3}. Cut', 'Led. Cut'],
  ['LaTeX loses its backslash', '20\\%, R\\&D, \\$5k, C\\#, a\\b', '20%, R&D, $5k, C#, a\\b'],
  ['Markdown around words goes', '**Led** a `npm` (***t***)', 'Led a npm (t)'],
  ['stars of code stay', 'f(**kwargs), src/**, lib/**, 2**3, int *a, char *b', null],
  ['numbers keep their spaces', '10\u202f000 and 10\u00a0000', null],
  ['symbols stay', '½ x² ™ № ℝ³ Ⓡ、！', null],
])('in a title, %s: %j', (_, title, expected) => {
  const [project] = cleanedFile('projects', [{ title }]) as [{ title: string }];
  expect(written(project.title)).toBe(written(expected ?? title));
});

test.each([
  ['bullets go', ['• A', '▪️B', '\uf0b7\tC', '✔ D', '●○◦ E', '➢ ‣ F'], 'A|B|C|D|E|F'],
  ['also below other points', ['Led', '✓ Cut', 'G • H', '•'], 'Led|Cut|G • H'],
  ['dashes go if all points begin so', ['* A', '–  B', '- C', '· 5 D'], 'A|B|C|5 D'],
  ['one point has no other', ['- A'], 'A'],
  ['dashes beside other points stay', ['- A', 'B'], null],
  ['words and amounts with a minus stay', ['-Xmx', '- 30 % cost', '- 5 °C'], null],
  ['amounts alone stay', ['- 30 % cost', '- 5 °C'], null],
  ['lines of amounts stay', ['- 30 % cost\n- 5 °C'], '- 30 % cost|- 5 °C'],
  ['flags and emoji stay', ['🇵🇭 Manila', '👩‍💻 Led', '👍🏽 Cut', '✅ Won'], null],
  ['equal emoji stay', ['✅ Led', '✅ Cut'], null],
  ['arrows stay', ['↓ 40 % load time', '↓ 20 % cost'], null],
  ['words of one letter stay', ['o site da escola', 'o sistema'], null],
  ['speech stays', ['— Hola', '— Adiós'], null],
  ['a footnote stays', ['* Terms apply'], null],
  ['other signs and numbers stay', ['★ A', '▼ 40 %', '© 2020', '1. Led', '2) Cut'], null],
  ['lines with bullets are points', ['• A\n• B', '- C\n  - D\n'], 'A|B|C|D'],
  ['bullets in one line are points', ['• A • B', '\uf0a7 C \uf0a7 D • E'], 'A|B|C|D|E'],
  ['lines with numbers are points', ['1. A\n2. B\n10) c'], '1. A|2. B 10) c'],
  ['points may follow a sentence', ['Led:\n- A\nand B\n- C', '- D'], 'Led:|A and B|C|- D'],
  ['an empty line begins a paragraph', ['A\nb\r\n \r\nC\n\n\nD'], 'A b|C|D'],
  ['Japanese lines have no space', ['潮の\n地図です。\n次は\n\n10件'], '潮の地図です。次は|10件'],
])('in points and paragraphs, %s: %j', (_, texts, expected) => {
  const paragraphs = expected?.split('|') ?? texts;
  expect(cleanedFile('about', { paragraphs: texts })).toEqual({ paragraphs });
  expect(cleanedFile('projects', [{ highlights: texts }])).toEqual([{ highlights: paragraphs }]);
});

test('points of a description are points of the entry, and those of other texts lines', () => {
  const job = { role: '- Cook', skills: ['- SQL'] };
  const jobs = [
    { ...job, description: '- one' },
    {
      ...job,
      description: 'I cooked.\nEvery day:\n- Rice\n- Fish\n\nAnd more.',
      highlights: ['Won'],
    },
    { ...job, description: '• Rice • Fish', highlights: ['- Won'] },
    { ...job, description: 7, highlights: ['Won'] },
    { ...job, description: '- one', highlights: 'Won' },
  ];
  expect(cleanedFile('experience', jobs)).toEqual([
    { ...job, highlights: ['one'] },
    {
      ...job,
      description: 'I cooked. Every day:\n\nAnd more.',
      highlights: ['Rice', 'Fish', 'Won'],
    },
    { ...job, highlights: ['Rice', 'Fish', '- Won'] },
    { ...job, description: 7, highlights: ['Won'] },
    { ...job, description: 'one', highlights: 'Won' },
  ]);
  const description = '\n- I cook.\n- I dive.\n';
  expect(cleanedFile('about', { services: [{ description }] })).toEqual({
    services: [{ description: 'I cook.\n\nI dive.' }],
  });
});

test('the lines and numbers of a legal text stay', () => {
  const paragraphs = ['\n  1. Ana\u00a0Cruz\r\n  Harbor 1\n\n  Hello\n', '2. Mail'];
  expect(cleanedFile('site', { legal: [{ name: 'Imprint', paragraphs }] })).toEqual({
    legal: [{ name: 'Imprint', paragraphs: ['1. Ana Cruz\nHarbor 1\n\nHello', '2. Mail'] }],
  });
});

test('an empty text is as if it were left out, in each language', () => {
  const file = { projects: [{ title: 'Kelp', tags: ['', 'C', ' • '], role: '', demoLink: ' ' }] };
  const expected = { projects: [{ title: 'Kelp', tags: ['C', '•'] }] };
  expect(cleanContents({ '': file, es: file })).toStrictEqual({ '': expected, es: expected });
  expect(cleanedFile('about', { paragraphs: [' • '] })).toEqual({ paragraphs: [] });
});

test('"N/A" is nothing, where a text may be left out', () => {
  const nothing = { location: 'N/A', type: '-', role: 'None', link: 'n/a', skills: ['none', 'C'] };
  const job = { company: 'None', period: { from: '2024' } };
  const written = { ...job, period: { from: '2024', to: '-', text: 'n/a' }, ...nothing };
  expect(cleanedFile('experience', [written])).toEqual([{ ...job, skills: ['C'] }]);
});

test.each([
  ['https://linkedin.com/in/ingrid\u2011solvik', 'https://linkedin.com/in/ingrid-solvik'],
  ['\u202ahttps://ana\u2010cruz.no/\u200e\u202c', 'https://ana-cruz.no/'],
  ['https://github.com/x.', 'https://github.com/x'],
  ['https://github.com/x);', 'https://github.com/x'],
  ['https://a.no/wiki/C_(language)', null],
  ['\uf0e0 ana@x.no', 'mailto:ana@x.no'],
  ['www.x.no', 'https://www.x.no'],
  ['LinkedIn.com/in/ana,', 'https://LinkedIn.com/in/ana'],
  ['https://www.google.com/url?sa=t&url=https%3A%2F%2Fa.no%3Fc%3D1&usg=x', 'https://a.no?c=1'],
  ['https://google.com.ph/url?q=http://a.no', 'http://a.no'],
  [
    'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.no%2F&data=ana%40x.no',
    'https://a.no/',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.no%2F&h=x', 'https://a.no/'],
  // A redirect in a redirect.
  [
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fgoogle.no%2Furl%3Fq%3Dhttps%3A%2F%2Fa.no',
    'https://a.no',
  ],
  ['https://www.google.com/search?q=https://a.no', null],
  ['https://www.google.com/url?q=ana', null],
  ['a.no', null],
  ['/my\u2011cv.', null],
])('the address %j is cleaned', (href, expected) => {
  const social = [{ name: 'A', href }];
  const email = '📧 \u2066ana\u2011cruz@x.no\u2069,';
  const phone = '\uf095\u202a+47\u200e 900\u201100\u2011000\u202c';
  expect(cleanedFile('contact', { social, email, phone, location: '☎️\uf3c5 🏝️ Manila' })).toEqual({
    location: 'Manila',
    social: [{ name: 'A', href: expected ?? href }],
    email: 'ana-cruz@x.no',
    phone: '+47 900-00-000',
  });
});

/** "2019 – present: Since long" for `{ from: '2019', to: 'present', text: 'Since long' }`. */
function periodText(period: Period): string {
  if (typeof period === 'string') return period;
  const { from, to, text } = period;
  const dates = from === to ? from : `${from} – ${to}`;
  return text ? `${dates}: ${text}` : `${dates}`;
}

test.each<[language: string, text: string, period: string]>([
  ['en', '2022/5/25', '2022-05-25'],
  ['en', '2022-5', '2022-05'],
  ['en', '2022 May', '2022-05'],
  ['en', '08/2014', '2014-08'],
  ['en', '8.2014', '2014-08'],
  ['en', '2022/05', '2022-05'],
  ['en', '25.5.2022', '2022-05-25'],
  ['en', 'Nov 2010', '2010-11'],
  ['en', 'Mar 14, 2025', '2025-03-14'],
  ['en', '14 March 2025', '2025-03-14'],
  ['en', '2019-03 – 2024-07', '2019-03 – 2024-07'],
  ['en', '2019-2021', '2019 – 2021'],
  ['en', '3/2019 - Present', '2019-03 – present'],
  ['en', 'Jul 2023 — Present', '2023-07 – present'],
  ['en', 'June 2023 - Sept 2023', '2023-06 – 2023-09'],
  ['en', 'Jun - Aug. 2022', '2022-06 – 2022-08'],
  ['en', 'Nov - Feb 2022', 'Nov - Feb 2022'],
  ['en', 'August 2022 – Current', '2022-08 – present'],
  ['en', '2025 - now', '2025 – present'],
  ['en', 'Jan. 2021 to date', '2021-01 – present'],
  ['en', 'From 2019-03 until 2024-02', '2019-03 – 2024-02'],
  ['en', 'Since March 2020', '2020-03 – present'],
  ['en', 'May 2021 –', '2021-05 – present'],
  ['en', 'May 2021 – Aug 2022 · 1 yr 4 mos', '2021-05 – 2022-08'],
  ['en', 'Jan 2022 - Jun 2023 (18 months)', '2022-01 – 2023-06'],
  ['de', 'Dezember 2022 – Heute', '2022-12 – present'],
  ['de', 'seit 08/2023', '2023-08 – present'],
  ['de', 'Mär. 2021 bis May 2022', '2021-03 – 2022-05'],
  ['it', 'Ago 2022 - Attuale', '2022-08 – present'],
  ['fr', 'Octobre 2020 - en cours', '2020-10 – present'],
  ['fr', "fevr. 2020 à aujourd'hui", '2020-02 – present'],
  ['id', '2023 - Sekarang', '2023 – present'],
  ['pt-BR', 'mar. de 2020 – o momento', '2020-03 – present'],
  ['pt', 'De 2019 a 2021', '2019 – 2021'],
  ['pt', 'desde fev/2023', '2023-02 – present'],
  ['tr', 'Eylül 2021 - Devam ediyor', '2021-09 – present'],
  ['tr', 'KASIM 2021', '2021-11'],
  ['ru', 'с января 2020 г. по май 2021', '2020-01 – 2021-05'],
  ['ja', '2022年4月 – 現在', '2022-04 – present'],
  ['ja', '２０２０年１０月から2022年9月まで', '2020-10 – 2022-09'],
  ['ja', '2020年4月～2022年9月（2年6ヶ月）', '2020-04 – 2022-09'],
  ['zh', '2020年3月至今', '2020-03 – present'],
  ['zh', '2021年1月23日', '2021-01-23'],
  ['vi', 'tháng 12 năm 2020', '2020-12'],
  ['ko', '2021년 1월 14일', '2021-01-14'],
  ['en', '2023-24', '2023 – 2024'],
  ['en', '2019/20', '2019 – 2020'],
  ['en', '2018 - 19', '2018 – 2019'],
  ['en', '2010-11', '2010-11'],
  ['en', '2011/12', '2011/12'],
  ['en', '2019-18', '2019-18'],
  ['en', '2009 – 10', '2009 – 10'],
  ['en', 'Mar 2021 – Spring 2022', '2021-03 – Spring 2022'],
  ['en', 'Summer 2021', 'Summer 2021'],
  ['en', 'Q3 2022', 'Q3 2022'],
  ['en', '2019, 2021', '2019, 2021'],
  ['en', '3/4/2022', '3/4/2022'],
  ['en', '2019 (3 months)', '2019 (3 months)'],
  ['en', 'Present', 'Present'],
  ['fi', 'Mar 2021', 'Mar 2021'],
  ['th', 'ม.ค. 2565', 'ม.ค. 2565'],
  ['en', 'Expected May 2027', '2027-05: Expected May 2027'],
  ['en', 'Graduating 2027', '2027: Graduating 2027'],
  ['en', 'May 2027 (expected)', '2027-05: May 2027 (expected)'],
  ['fr', 'Promo 2028', '2028: Promo 2028'],
])('on a page in "%s", the period "%s" is %s', (language, text, expected) => {
  const files = { site: { language }, projects: [{ period: text }] };
  const [project] = cleanContents({ '': files })[''].projects as [{ period: Period }];
  expect(periodText(project.period)).toBe(expected);
});

test('dates in braces and words of the owner are read, but not a text beside dates', () => {
  const period = { from: 'Mär. 2019', to: 'Heute', text: '2024-5' };
  const words = { experience: { now: '', since: 'ab* Anno' } };
  const site = { language: 'de', words, updated: '2.5.2026' };
  const projects = [{ period }, { period: 'Ab* Anno 2020' }, { period: { to: 'Bald' } }];
  expect(cleanContents({ '': { site, projects } })['']).toMatchObject({
    site: { updated: '2026-05-02' },
    projects: [
      { period: { from: '2019-03', to: 'present', text: '2024-5' } },
      { period: { from: '2020', to: 'present' } },
      { period: { to: 'Bald' } },
    ],
  });
});

test('flags of places, and other signs, stay; a colon after a label goes', () => {
  const jobs = ['🇵🇭 Manila', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 London', '4️⃣ A'].map((location) => ({ location }));
  expect(cleanedFile('experience', jobs)).toEqual(jobs);
  const facts = [
    { name: 'Ziel::', value: 'A:' },
    { name: '目標：', value: 'B' },
  ];
  expect(cleanedFile('owner', { facts })).toEqual({
    facts: [
      { name: 'Ziel', value: 'A:' },
      { name: '目標', value: 'B' },
    ],
  });
});

test('a percent in quotes is a number', () => {
  const levels = ['90%', '90 %', '0', 7, '0.9', '4/5', 'good', ''].map((level) => ({ level }));
  expect(cleanedFile('skills', levels)).toEqual(
    [90, 90, 0, 7, '0.9', '4/5', 'good', undefined].map((level) => ({ level })),
  );
});

test('spaces in addresses and names of files, other values and clean texts are unchanged', () => {
  const file = (start: string) => {
    const image = { src: `a\u202fb.png${start}`, alt: 'A' };
    return [{ title: 'Kelp', demoLink: `${start}https://a.example`, image, featured: null }];
  };
  expect(cleanedFile('projects', file(' \u200b'))).toEqual(file(''));
  const content = readyToPublish();
  expect(cleanContents({ '': content })).toEqual({ '': content });
  const levels = changedAt(content, ['skills', 0, 'level'], () => ({}));
  expect(cleanContents({ '': levels as typeof content })).toEqual({ '': levels });
});

const page = 'https://example.org/page';

/** Writes each link of a text as `<text|address>`. */
const marked = (text: string) =>
  textRuns(text)
    .map((part) => (part.href === undefined ? part.text : `<${part.text}|${part.href}>`))
    .join('');

test.each([
  ['one link', `See my [pull request](${page}).`, `See my <pull request|${page}>.`],
  ['a link in parentheses', `Merged ([#12](${page})).`, `Merged (<#12|${page}>).`],
  ['neighboring links', `[a](${page})[b](${page})`, `<a|${page}><b|${page}>`],
  ['parentheses in the address', `Wrote [C](${page}_(C)).`, `Wrote <C|${page}_(C)>.`],
  ['a mail address', '[Write](mailto:a@b.org?subject=Hi)', '<Write|mailto:a@b.org?subject=Hi>'],
  ['a part of the page', 'At [school](#project-school-2).', 'At <school|#project-school-2>.'],
  ['letters with marks', '[नौका](#project-नौका)', '<नौका|#project-नौका>'],
  [
    'an address alone',
    `Live at “${page}”: (${page}?a=1!)`,
    `Live at “<${page}|${page}>”: (<${page}?a=1|${page}?a=1>!)`,
  ],
  ['an address with parentheses', `See ${page}_(C)`, `See <${page}_(C)|${page}_(C)>`],
  [
    'an address before wide punctuation',
    `${page}。（${page}）`,
    `<${page}|${page}>。（<${page}|${page}>）`,
  ],
  [
    'an address without https://',
    'On www.a.no, github.com/a. Not w.a.no, github.com, my.github.com/a, a@github.com/a, www.no',
    'On <www.a.no|https://www.a.no>, <github.com/a|https://github.com/a>. Not w.a.no, github.com, my.github.com/a, a@github.com/a, www.no',
  ],
  [
    'a mail address and a bare one',
    '[Mail](a@b.org) [me](www.a.no)',
    '<Mail|mailto:a@b.org> <me|https://www.a.no>',
  ],
  ['an address within a redirect', '[a](https://google.no/url?q=https://a.no)', '<a|https://a.no>'],
  ['a link after brackets', `a[0] and [b](${page})`, `a[0] and <b|${page}>`],
])('a text may have %s', (_, text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(textRuns(text)).not.toContainEqual({ text: '' });
});

test('career tools get a text with the addresses of its links', () => {
  const text = 'On www.a.no, https://b.no, [me](a@b.org), [a@b.org](mailto:a@b.org), [x](#about)';
  expect(textWithAddresses(text, page)).toBe(
    `On www.a.no, https://b.no, me (a@b.org), a@b.org, x (${page}#about)`,
  );
});

test.each([
  'handlers[event.type](event.target)',
  '![badge](https://example.org)',
  'See [docs](htp://example.org) now',
  '[docs](https://:password@example.org)',
  '[ ](https://example.org)',
  '[docs](javascript:alert(1))',
  '[docs](/thesis.pdf)',
  '[docs](#)',
  '[docs](#/a"b)',
])('%j is plain text', (text) => {
  expect(textRuns(text)).toEqual([{ text }]);
});

test('phone numbers are dialed without what people write around the digits', () => {
  const phones = [
    ['+63 900 000 0000', 'tel:+639000000000'],
    ['(+91) 98450-12345', 'tel:+919845012345'],
    // Word processors write hyphens that do not break.
    ['+1 555.010\u20110000', 'tel:+15550100000'],
    ['030/123456', 'tel:030123456'],
  ] as const;
  expect(phones.map(([phone]) => [phone, isPhone(phone) && phoneAddress(phone)])).toEqual(phones);
  const others = [
    'call me',
    '1234',
    '-------',
    '+63 900 000 ask for Ana',
    '+63 2 8000 0000 ext. 12',
    '+49 (0)171 0000',
    // Two numbers.
    '+351 912 000 678 / 213 000 789',
    '912 000 678 - 213 000 789',
    '12345, 67890',
    '+12345 +67890',
  ];
  expect(others.filter(isPhone)).toEqual([]);
});

/** The rules of each field, each list, and the fields and entries in it. */
function rulesIn({ properties = {}, items, ...rules }: DescribedSchema, path = 'content') {
  const all: [rule: string, path: string][] = [[JSON.stringify(rules), path]];
  for (const [name, field] of Object.entries(properties)) {
    if (name !== 'words')
      all.push(...rulesIn(field, path === 'content' ? name : `${path}.${name}`));
  }
  if (items) all.push(...rulesIn(items, `${path}[]`));
  return all;
}

test('each field of the content has the limits that somebody last looked at', () => {
  const rules = rulesIn(describedContent);
  const lines = [...new Set(rules.map(([rule]) => rule))].sort().map((rule) => {
    const paths = rules.flatMap(([other, path]) => (other === rule ? path : []));
    return `${rule}\n  ${paths.join(' ')}\n`;
  });
  expectGolden('limits.txt', lines.join(''));
});
