/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { cvData, cvPdf } from '@/lib/documents/cv';
import { misreading } from '@/lib/documents/cv-reading';
import { en } from '@/lib/words/en';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { experience } from '../../fixtures/entries';
import { addressesOf } from '../../support/addresses';
import { existsOnPath } from '../../support/programs';
import { pdfLines, readPdf } from '../../support/read-pdf';

const dataOf = (content: Content) => cvData(content, en, addressesOf(content).absoluteUrl);
const make = (content: Content) => cvPdf(content, en, addressesOf(content).absoluteUrl);

/** Fifteen jobs with points, three of them at one company. */
const longCareer: Content = {
  ...fullContent,
  experience: Array.from({ length: 15 }, (_, index) =>
    experience({
      company: index > 3 && index < 7 ? 'Reef Studio' : `Company ${index}`,
      role: `Role ${index}`,
      description: `I wrote program ${index}. `.repeat(8).trim(),
      highlights: Array.from({ length: 5 }, (_, point) => `Point ${point} of job ${index}.`),
    }),
  ),
};

/**
 * Hostile texts in a language from left to right. Programs put letters from right to left in an
 * order of their own, and read stacked accents twice.
 */
const hostile: Content = JSON.parse(
  JSON.stringify({
    ...everything,
    site: { ...everything.site, language: 'en' },
    projects: everything.projects.slice(0, 40),
  })
    .replace(/[\p{Script=Hebrew}\p{Script=Arabic}]+/gu, 'rtl')
    .replace(/\p{M}+/gu, ''),
);

// owner/documents.test.ts reads the CV of the shipped owner.
const contents = [
  ['an owner with every kind of entry', fullContent],
  ['an owner with almost no entries', minimalContent],
  ['texts with links', linkedContent],
  ['a long career', longCareer],
  ['hostile texts', hostile],
] as const;

test.each(contents)('programs read the CV of %s in order', async (_, content) => {
  const pdf = await make(content);
  const { inStream, byPosition } = await pdfLines(pdf);
  const { tagged, isWithinPage } = await readPdf(pdf);
  expect(isWithinPage).toBe(true);
  for (const lines of [inStream, tagged.split('\n'), byPosition]) {
    expect(misreading(dataOf(content), lines)).toBeUndefined();
  }
});

// If pdftotext is not installed, `npm test` lists these tests as not checked. Debian's package
// poppler-utils has it.
const testWithPdftotext = existsOnPath('pdftotext') ? test : test.skip;

const readByPdftotext = (pdf: Uint8Array, ...mode: string[]) =>
  execFileSync('pdftotext', [...mode, '-', '-'], { input: pdf, encoding: 'utf8' }).split(/[\n\f]/);

testWithPdftotext.each(contents)('pdftotext reads the CV of %s in order', async (_, content) => {
  const pdf = await make(content);
  for (const mode of [[], ['-raw'], ['-layout']]) {
    expect({ mode, ...misreading(dataOf(content), readByPdftotext(pdf, ...mode)) }).toEqual({
      mode,
    });
  }
});

testWithPdftotext.each<[language: string, name: string, intro: string, words?: string[]]>([
  ['ru', 'Йолка Щербакова', 'Я создаю веб-приложения'],
  ['hi', 'क्षितिज शर्मा', 'मैं विद्यार्थियों के लिए कार्यक्रम बनाती हूँ'],
  ['ar', 'ليلى عبد الرحمن', 'أبني تطبيقات الأسئلة'],
  ['fa', 'پژمان گچ‌پژ', 'برنامه‌نویس چابک'],
  ['he', 'ליאת כהן', 'אני בונה יישומים'],
  // Signs are next to their Latin word.
  ['he', 'ליאת כהן', 'אני כותבת C# וגם C++ וגם .NET כל יום', ['C# ', 'C++ ', '.NET ']],
])('pdftotext finds the words of a CV in %s', async (language, name, intro, words = [intro]) => {
  const content = {
    ...templateContent,
    site: { ...templateContent.site, language },
    owner: { ...templateContent.owner, name, firstNames: name, intro },
  };
  const invisible = /\p{Cf}/gu;
  const text = readByPdftotext(await make(content))
    .join('\n')
    .replace(invisible, '');
  for (const word of [name, ...words]) expect(text).toContain(word.replace(invisible, ''));
});

test('each fact of a job and each group of skills is alone on its line', async () => {
  const { inStream } = await pdfLines(await make(fullContent));
  const text = inStream.join('\n');
  expect(text).toContain(
    '\nLead Developer\nLantern Labs Collective\nAug 2024 – Present\nCalamba, Philippines\nfull-time\n',
  );
  expect(text).toContain(
    '\nSkills\nPower: Steam, Wind\nOther: React, JavaScript, Python, Node.js, PHP, MySQL, Java, C\n',
  );
});

describe('a program misreads a CV', () => {
  let lines: string[];
  beforeAll(async () => {
    ({ inStream: lines } = await pdfLines(await make(templateContent)));
  });

  const at = (text: string) => lines.findIndex((line) => line.startsWith(text));
  const without = (text: string) => lines.map((line) => line.replace(text, ''));
  /** Joins a line with the next one. */
  const joined = (text: string) =>
    lines.toSpliced(at(text), 2, lines.slice(at(text), at(text) + 2).join(' '));

  test.each<[what: string, change: () => string[], expected: string, read: string]>([
    ['whose name is not first', () => ['CV', ...lines], 'Juan Dela Cruz', 'CV'],
    ['with a title next to a text', () => joined('Experience'), 'Experience', 'Experience Quality'],
    ['with a lost employer', () => without('Lantern Labs Collective'), 'Lantern Labs', 'Aug 2024'],
    ['with a text of its own', () => [...lines, 'Page 1'], '', 'Page 1'],
  ])('%s', (_, change, expected, read) => {
    expect(misreading(dataOf(templateContent), change())).toEqual({
      expected: expect.stringContaining(expected),
      read: expect.stringContaining(read),
    });
  });
});
