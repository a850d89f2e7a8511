import { cleanContents } from '@/lib/content/clean-contents';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { changedAt } from '../../support/changes';

/** A file of the content after cleaning. */
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
  ['wrongly decoded letters stay for doctor', 'Ã\u0089cole', null],
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
  const texts = ['• A', '▪️B', '\uf0b7\tC', '- D', '✓ – E', '-Xmx', '- 30 % cost', '★ F', 'G • H'];
  const clean = ['A', 'B', 'C', 'D', 'E', '-Xmx', '- 30 % cost', '★ F', 'G • H'];
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

test('addresses, names of files, other values and clean texts are unchanged', () => {
  const image = { src: 'a\u202fb.png ', alt: 'A' };
  const file = [{ title: 'Kelp', demoLink: ' https://a.example', image, featured: null }];
  expect(cleanedFile('projects', file)).toEqual(file);
  expect(cleanContents({ '': sampleContent })).toEqual({ '': sampleContent });
  const levels = changedAt(sampleContent, ['skills', 0, 'level'], () => ({}));
  expect(cleanContents({ '': levels as typeof sampleContent })).toEqual({ '': levels });
});
