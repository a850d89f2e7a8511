import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/schema';
import { textFields } from '@/lib/content/text-fields';
import { drawableJson } from '@/lib/design/document-fonts';
import { cvData, cvPdf } from '@/lib/documents/cv';
import { cvSections, optionalParts } from '@/lib/documents/cv-sections';
import { ogTexts } from '@/lib/documents/og';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { readyToPublish } from '../../contents/minimal';
import { variants } from '../../contents/variants';
import { type Changes, changed } from '../../support/changes';
import { expectGolden } from '../../support/golden';
import { readPdf, wholeCv } from '../../support/pdf-in-jest';
import { existsOnPath } from '../../support/run-command';
import { siteOf } from '../../support/site';

// How a CV is laid out, and what programs read in it: PDF.js, and pdftotext in its three modes.
// generated-files.test.ts and variants.test.ts compare all texts and links.

// Of a CV that is too long, the build says how much has no room.
beforeEach(() => jest.spyOn(console, 'log').mockReturnValue());

const read = async (changes: Changes, content?: Content) =>
  readPdf(await cvPdf(siteOf(changes, content)));

test('a short CV is one page of letter paper without a number, whenever it is made', async () => {
  const site = siteOf({ site: { paperSize: 'letter' } }, readyToPublish());
  const first = Buffer.from(await cvPdf(site));
  jest.useFakeTimers({ now: new Date('2040-05-05'), advanceTimers: true });
  const second = Buffer.from(await cvPdf(site));
  jest.useRealTimers();
  expect(second.equals(first)).toBe(true);
  const cv = await readPdf(first);
  expect(cv.pages).toHaveLength(1);
  expect(cv.text).not.toContain('1 / 1');
  expect(cv.size).toEqual([612, 792]);
});

/**
 * A text without the characters that programs add, lose or replace: spaces, line breaks, invisible
 * characters, bullets, and hyphens, which they take for hyphenation at the end of a line.
 */
const squeezed = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}•-]/gu, '');

const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    company: `Company ${index}.`,
    role: `Role ${index}.`,
    description: 'I dived. '.repeat(20).trim(),
    highlights: ['I swam.', 'I rowed. '.repeat(30).trim(), 'I sailed.'],
    skills: [`Tool ${index}.`],
  }));

test.each([
  [3, 1, 10.5],
  [4, 1, 10.5],
  [8, 2, 10.5],
])('the CV of %s jobs fills %s pages', async (count, length, size) => {
  const { pages, roomBelow, letterSizes } = await read({ experience: jobs(count) });
  expect(pages).toHaveLength(length);
  expect(Math.min(...letterSizes)).toBeGreaterThan(8.5);
  // Most letters are those of texts.
  const textSize = letterSizes.toSorted((one, other) => one - other)[letterSizes.length >> 1] ?? 0;
  expect(Math.abs(textSize - size)).toBeLessThan(0.3);
  for (const room of roomBelow) {
    expect(room).toBeGreaterThan(0.03);
    expect(room).toBeLessThan(0.4);
  }
});

test('each role names its employer, in the same letters, and its place; tools are below if one entry has no room for them', async () => {
  const experience = [
    { company: 'Reef', role: 'Cook', period: '2024', location: 'Cebu', skills: ['Salt', 'Rice'] },
    { company: 'reef', role: 'Diver', period: '2023', location: 'Cebu' },
    { company: 'Tern', role: 'Diver', skills: jobs(16).map(({ company }) => company) },
  ];
  const { tagged } = await readPdf(await wholeCv(siteOf({ experience })));
  expect(tagged).toContain('Cook · Reef · Cebu 2024\nSalt, Rice');
  expect(tagged).toContain('Diver · Reef · Cebu 2023');
  expect(tagged).toMatch(/Diver · Tern\nCompany 0\., Company 1\./);
});

test.each([
  [0, 14],
  [1, 6],
])(
  'beside %s jobs, the first %s projects have their text, and the others are names',
  async (count, most) => {
    const projects = Array.from({ length: 40 }, (_, index) => ({
      title: `Kelp ${index + 1}.`,
      description: `End ${index + 1}.`,
      tags: ['C'],
    }));
    const { pages, text } = await read({ experience: jobs(count), projects });
    expect(pages).toHaveLength(1);
    expect(text.match(/End \d+\./g)).toHaveLength(most);
    expect(text.match(/Kelp \d+\./g)).toHaveLength(40);
    expect(text).toContain(`More projects: Kelp ${most + 1}.`);
  },
);

const now = { updated: '2026-06-01' };
const sentences = (text: string, count: number) => Array(count).fill(`${text}.`).join(' ');

/** More than a page, with each kind of text. */
const fullSheet: Changes = {
  site: now,
  owner: { intro: 'Intro.' },
  about: {
    paragraphs: [
      `Nineteen years of commercial experience in web development. ${sentences('About goes on', 9)}`,
      `Another paragraph of About, whose first sentence is long. ${sentences('It goes on', 9)}`,
      sentences('A paragraph of About with 19 years of commercial experience', 3),
    ],
  },
  experience: [
    {
      company: 'Kelp',
      role: 'Diver',
      period: { from: '2020', to: 'present' },
      description: `I dive for Kelp, and mend all of its nets in winter. ${sentences('I row', 60)}`,
      highlights: ['First', 'Second', 'Third', 'Nets with 40 % fewer holes: fourth'].map(
        (point) => `${point} point. ${sentences('I sail', 30)}`,
      ),
      skills: ['Nets', 'HTML5'],
    },
    {
      company: 'Quay',
      role: 'Cook of the quay',
      period: { from: '2012', to: '2015' },
      description: `I cooked at the quay, and washed all of its dishes. ${sentences('I rowed', 60)}`,
      highlights: ['Quay', 'Fish', 'Soup'],
      skills: ['Salt', 'Rice 2'],
    },
  ],
  education: [
    {
      school: 'College',
      programme: 'Nets',
      period: { from: '2008', to: '2012' },
      description: `I learned to mend nets, and what to do without any. ${sentences('I swam', 40)}`,
      highlights: ['First class honors.', `A thesis on knots. ${sentences('I read', 60)}`],
    },
  ],
  projects: [
    { title: 'Net', highlights: [`The only line of Net. ${sentences('It floats', 30)}`] },
    {
      title: 'Boat',
      result: `Boat has a result. ${sentences('It sinks', 30)}`,
      description: `Boat has a description, of which this is the first. ${sentences('It leaks', 40)}`,
    },
  ],
};

test('the last line of a paragraph has at least a fifth of its width', async () => {
  const experience = Array.from({ length: 20 }, (_, index) => ({
    company: `Company ${index}.`,
    description: 'net '.repeat(24 + index).trim(),
  }));
  const { tagged } = await readPdf(await wholeCv(siteOf({ experience })));
  const lines = tagged.match(/^net( net)*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.length < 18)).toEqual([]);
});

test('CV and link preview have no address that is not known yet', () => {
  const site = siteOf({ site: { url: 'https://your-name.example' } });
  expect(JSON.stringify([cvData(site).contacts, ogTexts(site)])).not.toContain('your-name');
});

test('on a full sheet, what says least goes first', async () => {
  const site = siteOf(fullSheet);
  const parts = optionalParts(cvSections(site)).map(({ round, runs }) => {
    const text = runs
      .map(({ run }) => run)
      .join('')
      .trim();
    return { round, text };
  });
  const { tagged, pages } = await readPdf(await cvPdf(site));
  const shown = squeezed(tagged);
  const lines = parts.toReversed().map(({ round, text }) => {
    const what = shown.includes(squeezed(text)) ? 'stays' : 'has no room';
    return `round ${round}, ${what}: ${text.slice(0, 60)}`;
  });
  expect(pages).toHaveLength(1);
  expectGolden('full-cv.txt', lines);
});

test('fifteen jobs fill two pages: the first ones have their points, the others a sentence', async () => {
  // So many sentences that the first page would end within a job's last points.
  const owner = { intro: 'I dive. '.repeat(18).trim() };
  const { pages, text } = await read({ owner, experience: jobs(15) });
  expect(pages).toHaveLength(2);
  expect(text.match(/Role \d+\. · Company/g)).toHaveLength(15);
  expect(text.match(/I swam/g)?.length).toBeGreaterThan(5);
  // No title, and no point, is alone on a page.
  for (const page of pages) {
    const withoutFooter = page.replace(/\s*Maria Clara · \d+ \/ \d+$/, '');
    expect(withoutFooter).not.toMatch(/^(Tool|• I sailed)|(Company \d+\.|Tool \d+\.)$/);
  }
});

const readByPdftotext = (pdf: Uint8Array, ...mode: string[]): string =>
  execFileSync('pdftotext', [...mode, '-', '-'], { input: pdf, encoding: 'utf8' });

// If pdftotext is not installed, `npm test` lists these tests as not checked. Debian's package
// poppler-utils has it.
const testWithPdftotext = existsOnPath('pdftotext') ? test : test.skip;

/**
 * Hostile texts in a language from left to right. Programs put letters from right to left in an
 * order of their own, and read stacked accents twice.
 */
const hostile: Content = JSON.parse(
  JSON.stringify(changed(everything, { site: { language: 'en' } }))
    .replace(/[\p{Script=Hebrew}\p{Script=Arabic}]+/gu, 'rtl')
    .replace(/\p{M}+/gu, ''),
);

async function typeset(content: Changes) {
  const site = siteOf(content);
  const pdf = await wholeCv(site);
  return { site, pdf, read: await readPdf(pdf) };
}
const cvs: Awaited<ReturnType<typeof typeset>>[] = [];
beforeAll(async () => {
  for (const content of [complete, hostile, ...Object.values(variants)]) {
    cvs.push(await typeset(content));
  }
});

test('PDF.js reads the whole CV in the order of its structure, which golden files show', () => {
  for (const { site, read } of cvs) {
    const { name, sections } = JSON.parse(drawableJson(cvData(site)));
    const tagged = squeezed(read.tagged);
    const footerOf = (page: number) => squeezed(`${name} · ${page} / ${read.pages.length}`);
    const pages = read.pages.map((page, index) => squeezed(page).replace(footerOf(index + 1), ''));
    expect(pages.join('')).toBe(tagged);
    const missing = textFields(sections)
      // A link that stands twice is shown once.
      .filter(({ keys }) => !keys.includes('links') && /text|run|date/.test(String(keys.at(-1))))
      .filter(({ text }) => !tagged.includes(squeezed(text)));
    expect([read.isWithinPage, missing]).toEqual([true, []]);
  }
});

testWithPdftotext('other programs read the same, and find the e-mail address', () => {
  for (const { site, pdf, read } of cvs) {
    const { email } = site.profile.contacts;
    // In the order that pdftotext thinks best, in that of the file, and by position.
    const modes = [[], ['-raw'], ['-layout']].map((mode) => readByPdftotext(pdf, ...mode));
    for (const text of [...modes, read.parsed]) {
      expect(squeezed(text)).toBe(squeezed(read.text));
      // A hostile one needs two lines.
      if (email && email.text.length < 60) expect(/\S+@\S+\.\S+/.exec(text)?.[0]).toBe(email.text);
    }
  }
});

testWithPdftotext.each<[language: string, name: string, intro: string, words?: string[]]>([
  ['ru', 'Йолка Щербакова', 'Я создаю веб-приложения'],
  ['hi', 'क्षितिज शर्मा', 'मैं विद्यार्थियों के लिए कार्यक्रम बनाती हूँ'],
  ['ar', 'ليلى عبد الرحمن', 'أبني تطبيقات الأسئلة', ['أبني تطبيقات', '2023 – 2027']],
  ['fa', 'پژمان گچ‌پژ', 'برنامه‌نویس چابک'],
  ['he', 'ליאת כהן', 'אני בונה יישומים'],
  // Signs are next to their Latin word.
  ['he', 'ליאת כהן', 'אני כותבת C# וגם C++ וגם .NET כל יום', ['C#', 'C++', '.NET']],
])('pdftotext finds the words of a CV in %s', async (language, name, intro, words = [intro]) => {
  // A Latin e-mail address before the number would keep the order of its groups.
  const contact = { email: undefined, phone: '+63 912 345 6789' };
  const education = [{ school: 'X', period: { from: '2023', to: '2027' } }];
  const owner = { name, firstNames: name, intro };
  const site = siteOf({ site: { language }, owner, contact, education });
  const invisible = /\p{Cf}/gu;
  const text = readByPdftotext(await wholeCv(site)).replace(invisible, '');
  const parts = [name, contact.phone, ...words];
  for (const part of parts) expect(text).toContain(part.replace(invisible, ''));
});
