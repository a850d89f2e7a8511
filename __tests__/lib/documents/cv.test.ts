import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/schema';
import { drawableJson } from '@/lib/design/drawable';
import { cvData, cvPdf } from '@/lib/documents/cv';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { hostileTexts } from '../../contents/hostile';
import { readyToPublish } from '../../contents/minimal';
import { variants } from '../../contents/variants';
import { type Changes, changed } from '../../support/changes';
import { readPdf, wholeCv } from '../../support/pdf-in-jest';
import { existsOnPath } from '../../support/run-command';
import { siteOf } from '../../support/site';

// How a CV is laid out, and what programs read in it: PDF.js, and pdftotext in its three modes.
// generated-files.test.ts and variants.test.ts compare all texts and links.

const read = async (changes: Changes, content?: Content) =>
  readPdf(await cvPdf(siteOf(changes, content)));

test('the CV is the same file for the same content, whenever it is made', async () => {
  const first = Buffer.from(await cvPdf(siteOf()));
  jest.useFakeTimers({ now: new Date('2040-05-05'), advanceTimers: true });
  const second = Buffer.from(await cvPdf(siteOf()));
  jest.useRealTimers();
  expect(second.equals(first)).toBe(true);
});

test('a short CV has one page of letter paper, without a number', async () => {
  const cv = await read({ site: { paperSize: 'letter' } }, readyToPublish());
  expect(cv.pages).toHaveLength(1);
  expect(cv.text).not.toContain('1 / 1');
  expect(cv.size).toEqual([612, 792]);
});

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

test('each role names its employer and place, and tools are below if one entry has no room for them', async () => {
  const experience = [
    { company: 'Reef', role: 'Cook', period: '2024', location: 'Cebu', skills: ['Salt', 'Rice'] },
    { company: 'Reef', role: 'Diver', period: '2023', location: 'Cebu' },
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

test('courses without a date are one text, after their school', async () => {
  const certificates = ['Ropes', 'Knots'].map((name) => ({
    name,
    issuer: 'Reef',
    group: 'Courses',
  }));
  const dated = { name: 'First aid', issuer: 'Tern', date: '2024' };
  const { text } = await read({ certificates: [...certificates, dated] });
  expect(text).toContain('First aid · Tern 2024 Courses (Reef): Ropes, Knots');
});

test('the CV has no levels, which say nothing without a scale', async () => {
  const { text } = await read({ skills: [{ name: 'React', level: 90 }] });
  expect(text).toContain('React');
  expect(text).not.toContain('90');
});

test('an address that nobody can type is the linked name, and one that is there twice stands once', async () => {
  const long = `https://reef.example/${'a'.repeat(100)}`;
  const url = 'https://tern.example/ana';
  const { text } = await read({
    contact: {
      social: [
        { name: 'Chat', href: 'https://reef.example/?text=Hello' },
        { name: 'Reef', href: long },
        { name: 'Tern', href: url },
        { name: 'Again', href: url },
      ],
    },
  });
  expect(text).toContain('| Chat | Reef | tern.example/ana');
  expect(text).not.toMatch(/Again|Hello|aaa/);
});

test('what an owner writes first stays longest', async () => {
  const sentences = 'I row. '.repeat(70).trim();
  const { pages, text } = await read({
    owner: { intro: 'I dive.' },
    about: { paragraphs: ['I dive. I mend nets.'] },
    projects: Array.from({ length: 9 }, (_, index) => ({
      title: `Kelp ${index}`,
      description: 'I plan.',
      highlights: ['First', 'Second', 'Third'].map((name) => `${name}: ${sentences}`),
    })),
  });
  expect(pages).toHaveLength(2);
  expect(text.match(/First/g)).toHaveLength(9);
  expect(text.match(/Third/g)?.length ?? 0).toBeLessThan(9);
  expect(text).toContain('maria.dev I dive. I mend nets. Projects');
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

/** The options of pdftotext for the orders in which it reads: as it thinks best, file, position. */
const modesOfPdftotext: [option?: string][] = [[], ['-raw'], ['-layout']];

const readByPdftotext = (pdf: Uint8Array, ...mode: [option?: string]): string =>
  execFileSync('pdftotext', [...mode.map(String), '-', '-'], { input: pdf, encoding: 'utf8' });

/**
 * A text without the characters that programs add, lose or replace: spaces, line breaks, invisible
 * characters, bullets, and hyphens, which they take for hyphenation at the end of a line.
 */
const squeezed = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}•-]/gu, '');

// If pdftotext is not installed, `npm test` lists these tests as not checked. Debian's package
// poppler-utils has it.
const testWithPdftotext = existsOnPath('pdftotext') ? test : test.skip;

/**
 * Hostile texts in a language from left to right. Programs put letters from right to left in an
 * order of their own, and read stacked accents twice.
 */
const hostile = (part: Partial<Content>): Content =>
  JSON.parse(
    JSON.stringify(changed(everything, { site: { language: 'en' }, ...part }))
      .replace(/[\p{Script=Hebrew}\p{Script=Arabic}]+/gu, 'rtl')
      .replace(/\p{M}+/gu, ''),
  );

/** So many points that a job fills more than a page. */
const hostileJobs = hostile({
  experience: everything.experience
    .slice(0, 3)
    .map((job) => ({ ...job, highlights: Array(3).fill(hostileTexts).flat() })),
  projects: [],
});

const hostileProjects = hostile({ experience: [], projects: everything.projects.slice(0, 5) });

const cvs: {
  owner: string;
  content: Content;
  pdf: Uint8Array;
  read: Awaited<ReturnType<typeof readPdf>>;
}[] = [];

beforeAll(async () => {
  for (const [owner, content] of Object.entries({ hostileJobs, hostileProjects })) {
    const pdf = await wholeCv(siteOf(content));
    cvs.push({ owner, content, pdf, read: await readPdf(pdf) });
  }
});

test('PDF.js reads the whole CV', () => {
  for (const { owner, content, read } of cvs) {
    const { tagged, isWithinPage } = read;
    const text = squeezed(tagged);
    const names = [
      content.owner.name,
      ...content.experience.flatMap(({ company, role = '' }) => [company, role]),
      ...content.education.flatMap(({ school }) => school ?? []),
      ...content.skills.map(({ name }) => name),
      ...content.projects.filter(({ inCv }) => inCv !== false).map(({ title }) => title),
    ];
    const drawn: string[] = Object.values(JSON.parse(drawableJson({ ...names })));
    const missing = drawn.filter((name) => !text.includes(squeezed(name)));
    expect({ owner, isWithinPage, missing }).toEqual({ owner, isWithinPage: true, missing: [] });
  }
});

testWithPdftotext('pdftotext reads the whole CV, in the same order as PDF.js', () => {
  for (const { owner, pdf, read: byPdfJs } of cvs) {
    const expected = squeezed(byPdfJs.text);
    for (const mode of modesOfPdftotext) {
      const read = squeezed(readByPdftotext(pdf, ...mode));
      expect({ owner, mode, read }).toEqual({ owner, mode, read: expected });
    }
  }
});

testWithPdftotext.each(Object.entries({ complete, everything: hostile({}), ...variants }))(
  'between a title and its date or address, pdftotext reads nothing else: %s',
  async (_, content) => {
    const site = siteOf(content);
    const pdf = await wholeCv(site);
    const { sections }: ReturnType<typeof cvData> = JSON.parse(drawableJson(cvData(site)));
    const entries = sections.flatMap(({ items }) => items).filter(({ title }) => title);
    for (const mode of modesOfPdftotext) {
      const read = readByPdftotext(pdf, ...mode);
      // The same texts may stand above the first section.
      let text = squeezed(read.slice(read.indexOf(sections[1]?.title ?? '')));
      for (const { title, date, organization, details = [], toolsAndLinks = [] } of entries) {
        const name = squeezed(title?.text ?? '');
        text = text.slice(text.indexOf(name) + name.length);
        const linked = [...(organization ? [organization] : []), ...details, ...toolsAndLinks];
        const own = [date ?? '', ...linked.map((each) => each.text)].map(squeezed);
        const ends = own.map((part) => text.indexOf(part) + part.length);
        const last = Math.max(0, ...ends);
        const rest = own
          .toSorted((one, other) => other.length - one.length)
          .reduce((between, part) => between.replace(part, ''), text.slice(0, last));
        expect({ mode, name, rest: rest.replace(/·/g, '') }).toEqual({ mode, name, rest: '' });
      }
    }
  },
);

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
