import { cleanContents } from '@/lib/content/clean-contents';
import { textRuns } from '@/lib/content/linked-text';
import { isPhone, phoneAddress } from '@/lib/content/phone';
import { type DescribedSchema, describedContent } from '@/lib/content/text-fields';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
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
  ['spaces and line breaks are one space', ' a\u00a0b\u2003c \t d\u3000e\r\nf ', 'a b c d e f'],
  ['French signs keep theirs', 'Oui\u202f? «\u00a0A\u00a0»\u00a0: 5\u00a0%', null],
  ['nothing is invisible', '\ufeffa\u200bb\u00adc\u2060d\u0000e\u007ff', 'abcdef'],
  ['joiners and marks of direction stay', 'می\u200cروم 👩🏽‍💻 שלום C++\u200e!', null],
  ['signs stay', '½ x² ™ № ℝ³ Ⓡ、！', null],
  ['beginnings of titles stay', '- 5 of us', null],
  ['what looks like a bullet stays', '★ Star', null],
  ['hyphens stay', '-Xmx Tuner', null],
])('in a title, %s: %j', (_, title, expected) => {
  const [project] = cleanedFile('projects', [{ title }]) as [{ title: string }];
  expect(written(project.title)).toBe(written(expected ?? title));
});

test('points and paragraphs lose a bullet at their beginning, and no minus', () => {
  const texts = [
    '• A',
    '▪️B',
    '\uf0b7\tC',
    '- D',
    '✓ – E',
    '-Xmx',
    '- 30 % cost',
    '★ F',
    'G • H',
    '▶ I',
    '◼︎ J',
  ];
  const clean = ['A', 'B', 'C', 'D', 'E', '-Xmx', '- 30 % cost', '★ F', 'G • H', 'I', 'J'];
  expect(cleanedFile('about', { paragraphs: texts })).toEqual({ paragraphs: clean });
  const job = { role: '- Cook', skills: ['- SQL'] };
  expect(cleanedFile('experience', [{ ...job, description: '- one', highlights: texts }])).toEqual([
    { ...job, description: 'one', highlights: clean },
  ]);
});

test('the lines of a legal text stay', () => {
  const paragraphs = ['\n  Ana\u00a0Cruz\r\n  Harbor 1\n\n  Hello\n'];
  expect(cleanedFile('site', { legal: [{ name: 'Imprint', paragraphs }] })).toEqual({
    legal: [{ name: 'Imprint', paragraphs: ['Ana Cruz\nHarbor 1\n\nHello'] }],
  });
});

test('an empty text is as if it were left out, in each language', () => {
  const file = { projects: [{ title: 'Kelp', tags: ['', 'C', ' • '], role: '', demoLink: ' ' }] };
  const expected = { projects: [{ title: 'Kelp', tags: ['C', '•'] }] };
  expect(cleanContents({ '': file, es: file })).toStrictEqual({ '': expected, es: expected });
  expect(cleanedFile('about', { paragraphs: [' • '] })).toEqual({ paragraphs: [] });
});

test('spaces in addresses and names of files, other values and clean texts are unchanged', () => {
  const file = (start: string) => {
    const image = { src: `a\u202fb.png${start}`, alt: 'A' };
    return [{ title: 'Kelp', demoLink: `${start}https://a.example`, image, featured: null }];
  };
  expect(cleanedFile('projects', file(' \u200b'))).toEqual(file(''));
  expect(cleanContents({ '': sampleContent })).toEqual({ '': sampleContent });
  const levels = changedAt(sampleContent, ['skills', 0, 'level'], () => ({}));
  expect(cleanContents({ '': levels as typeof sampleContent })).toEqual({ '': levels });
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
  ['a part of the page', 'At [school](#education).', 'At <school|#education>.'],
  ['letters with marks', '[नौका](#project-नौका)', '<नौका|#project-नौका>'],
  ['a link after brackets', `a[0] and [b](${page})`, `a[0] and <b|${page}>`],
])('a text may have %s', (_, text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(textRuns(text)).not.toContainEqual({ text: '' });
});

test.each([
  'handlers[event.type](event.target)',
  '[sic] (https://example.org)',
  'See [docs](htp://example.org) now',
  '[docs](https://user:password@example.org)',
  '[](https://example.org)',
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
