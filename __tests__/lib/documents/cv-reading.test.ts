/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { cvData, cvPdf } from '@/lib/documents/cv';
import { misreading } from '@/lib/documents/cv-reading';
import { en } from '@/lib/words/en';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { addressesOf } from '../../support/addresses';
import { existsOnPath } from '../../support/programs';
import { pdfLines, readPdf } from '../../support/read-pdf';

const dataOf = (content: Content) => cvData(content, en, addressesOf(content).absoluteUrl);
const make = (content: Content) => cvPdf(content, en, addressesOf(content).absoluteUrl);

const onLetter: Content = {
  ...templateContent,
  site: { ...templateContent.site, paper: 'letter' },
};

/** Fifteen jobs with points, three of them at one company. */
const longCareer: Content = {
  ...fullContent,
  experience: Array.from({ length: 15 }, (_, index) => ({
    company: index > 3 && index < 7 ? 'Reef Studio' : `Company ${index}`,
    role: `Role ${index}`,
    type: 'full-time',
    period: `${2000 + index} – ${2001 + index}`,
    location: 'Manila',
    description: `I wrote program ${index}. `.repeat(8).trim(),
    highlights: Array.from({ length: 5 }, (_, point) => `Point ${point} of job ${index}.`),
    skills: ['React', 'PHP'],
  })),
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

const contents = [
  ['the shipped owner on A4', templateContent],
  ['the shipped owner on Letter', onLetter],
  ['an owner with every kind of entry', fullContent],
  ['an owner with almost no entries', minimalContent],
  ['texts with links', linkedContent],
  ['a long career', longCareer],
  ['hostile texts', hostile],
] as const;

test.each(contents)('programs read the CV of %s in order', async (_, content) => {
  const pdf = await make(content);
  const { inStream, byPosition } = await pdfLines(pdf);
  const { tagLines } = await readPdf(pdf);
  for (const lines of [inStream, tagLines, byPosition]) {
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

testWithPdftotext('pdftotext keeps the spaces in the name', async () => {
  const pdf = await make(templateContent);
  for (const mode of [[], ['-raw'], ['-layout']]) {
    expect(readByPdftotext(pdf, ...mode)[0]).toBe(templateContent.owner.name);
  }
});

testWithPdftotext.each([
  ['el', 'Ελένη Παπαδοπούλου', 'Φτιάχνω εφαρμογές ιστού'],
  ['ru', 'Йолка Щербакова', 'Я создаю веб-приложения'],
  ['hi', 'क्षितिज शर्मा', 'मैं विद्यार्थियों के लिए कार्यक्रम बनाती हूँ'],
  ['ar', 'ليلى عبد الرحمن', 'أبني تطبيقات الأسئلة'],
  ['fa', 'پژمان گچ‌پژ', 'برنامه‌نویس چابک'],
  ['he', 'ליאת כהן', 'אני בונה יישומים'],
])('pdftotext finds the words of a CV in %s', async (language, name, intro) => {
  const content = {
    ...templateContent,
    site: { ...templateContent.site, language },
    owner: { ...templateContent.owner, name, firstNames: name, intro },
  };
  const text = readByPdftotext(await make(content))
    .join('\n')
    .replace(/[\u202a-\u202e]/g, '');
  expect(text).toContain(name.replace('\u200c', ''));
  expect(text).toContain(intro.replace('\u200c', ''));
});

testWithPdftotext(
  'pdftotext finds signs beside their word in a text from right to left',
  async () => {
    const content = {
      ...templateContent,
      site: { ...templateContent.site, language: 'he' },
      owner: { ...templateContent.owner, intro: 'אני כותבת C# וגם C++ וגם .NET כל יום' },
    };
    const text = readByPdftotext(await make(content))
      .join('\n')
      .replace(/\p{Cf}/gu, '');
    for (const word of ['C# ', 'C++ ', '.NET ']) expect(text).toContain(word);
  },
);

test('each fact of a job and each group of skills is alone on its line', async () => {
  const { inStream } = await pdfLines(await make(fullContent));
  const job = inStream.indexOf('Lead Developer');
  expect(inStream.slice(job, job + 5)).toEqual([
    'Lead Developer',
    'Lantern Labs Collective',
    'Aug 2024 – Present',
    'Calamba, Philippines',
    'full-time',
  ]);
  const skills = inStream.indexOf('Skills');
  expect(inStream.slice(skills, skills + 3)).toEqual([
    'Skills',
    'Power: Steam, Wind',
    'Other: React, JavaScript, Python, Node.js, PHP, MySQL, Java, C',
  ]);
});

describe('a program misreads a CV', () => {
  const data = dataOf(templateContent);
  let lines: string[];
  beforeAll(async () => {
    ({ inStream: lines } = await pdfLines(await make(templateContent)));
  });
  const at = (text: string) => lines.findIndex((line) => line.startsWith(text));

  test('that does not begin with the name', () => {
    expect(misreading(data, ['Curriculum vitae', ...lines])?.expected).toBe('Juan Dela Cruz');
  });

  test.each([
    ['Experience', 'Quality Assurance Tester'],
    ['Bayside Software Works', 'Sept 2025 – Present'],
    ['Arkha', 'Reads a CV, compares it with a job post and says what fits, what'],
  ])('with "%s" on the same line with other text', (text, next) => {
    const place = at(text);
    const shared = lines.toSpliced(place, 2, `${lines[place]} ${lines[place + 1]}`);
    expect(misreading(data, shared)).toEqual({
      expected: text,
      read: expect.stringContaining(`${text} ${next}`),
    });
  });

  test('with a fact in another section', () => {
    const fact = 'Time zone: Asia/Manila (UTC+8)';
    const moved = lines.filter((line) => line !== fact).toSpliced(at('Experience'), 0, fact);
    expect(misreading(data, moved)?.expected).toBe(fact);
  });

  test('with a lost employer or a lost skill, or a text that is nowhere in the content', () => {
    const without = (text: string) => lines.map((line) => line.replace(text, ''));
    expect(misreading(data, without('Lantern Labs Collective'))).toBeDefined();
    expect(misreading(data, without('MySQL, Java'))).toBeDefined();
    expect(misreading(data, [...lines, 'Page 1'])).toEqual({ expected: '', read: 'Page 1' });
  });
});
