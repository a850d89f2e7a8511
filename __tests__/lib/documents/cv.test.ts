/** @jest-environment node */

import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { cvPdf } from '@/lib/documents/cv';
import { documentFonts } from '@/lib/documents/fonts';
import { placeholders } from '@/lib/profile/person';
import { minimalContent } from '../../fixtures/content';
import { readPdf } from '../../support/read-pdf';
import { siteOf } from '../../support/site';

// fields.test.ts tests which texts and links a CV contains, and their order.

const make = (of: Content) => cvPdf(siteOf(of));
const read = async (of: Content) => readPdf(await make(of));

test('is the same file for the same content, whenever it is made', async () => {
  const first = Buffer.from(await make(minimalContent));
  jest.useFakeTimers({
    now: new Date('2040-05-05'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  const second = Buffer.from(await make(minimalContent));
  jest.useRealTimers();
  expect(second.equals(first)).toBe(true);
});

test('sets the name in the font for large sizes, and texts in the typeface', async () => {
  const pdf = Buffer.from(await make(templateContent)).toString('latin1');
  const embedded = new Set(
    Array.from(pdf.matchAll(/\/BaseFont \/\w+\+(\S+)/g), ([, name]) => name),
  );
  const fonts = documentFonts().map(({ font }) => font.postscriptName);
  expect([...embedded]).toEqual(expect.arrayContaining([fonts.at(0), fonts.at(-1)]));
});

test.each([
  ['a4', [595, 842]],
  ['letter', [612, 792]],
] as const)('the shipped site has one page of %s', async (paper, expected) => {
  const site = { ...templateContent.site, paper };
  const { pages, size, text } = await read({ ...templateContent, site });
  expect(pages).toHaveLength(1);
  expect(text).not.toContain('1 / 1');
  expect(size).toEqual(expected);
});

test('describes featured projects, or else the first two, and gives a line with technologies to the others', async () => {
  const projects = templateContent.projects.map((project) => ({ ...project, featured: false }));
  for (const content of [templateContent, { ...templateContent, projects }]) {
    const { text } = await read(content);
    expect(text).toContain('600 tickets, none lost.');
    expect(text).toContain(
      'Devpulse · Node.js, JavaScript, Webhooks Crypt The Prices · React, JavaScript, Charts',
    );
  }
});

test('gives descriptions to all further projects if one of them has no technologies', async () => {
  const [, , one, other] = templateContent.projects;
  const projects = templateContent.projects.map((project) =>
    project === one ? { ...project, tags: [] } : project,
  );
  const { text } = await read({ ...templateContent, projects });
  for (const project of [one, other]) {
    expect(text).toContain(`${project?.title} · ${project?.description?.slice(0, 30)}`);
  }
});

test('leaves out points and descriptions of projects only if that saves a page', async () => {
  const withGroups = (count: number) =>
    read({
      ...templateContent,
      skills: Array.from({ length: count }, (_, index) => ({
        name: `Skill ${index}`,
        group: `Group ${index}`,
      })),
    });
  const [second, first] = ['so no ticket gets two answers.', '600 tickets, none lost.'];
  const short = await read({ ...templateContent, experience: [] });
  expect(short.text).toContain(second);
  // Each project keeps its first point.
  const full = await withGroups(9);
  expect(full.text).toContain(first);
  expect(full.text).not.toContain(second);
  const tight = await withGroups(12);
  expect(tight.text).toContain('SupportHub · React, Node.js, MySQL');
  expect(tight.text).toContain('the sentence it came from.');
  const long = await withGroups(60);
  expect(long.text).toContain(second);
  expect([short, full, tight, long].map(({ pages }) => pages.length)).toEqual([1, 1, 1, 2]);
});

test('breaks a job across pages instead of leaving a large part of a page empty', async () => {
  const highlights = Array.from({ length: 36 }, (_, index) => `I wrote program ${index}.`);
  const experience = Array.from({ length: 4 }, (_, index) => ({
    company: `Company ${index}`,
    role: `Role ${index}`,
    highlights,
    skills: [],
  }));
  const { pages } = await read({ ...minimalContent, experience });
  expect(pages).toHaveLength(3);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Maria Clara · ${index + 1} / 3`);
  }
});

test('names each company once, also one with several roles', async () => {
  const companies = ['Reef', 'Kelp', 'Kelp', 'Tide'];
  const experience = companies.map((company, index) => ({
    company,
    role: `R${index}`,
    skills: [],
  }));
  const { text } = await read({ ...minimalContent, experience });
  expect(text.match(/Reef|Kelp|Tide|R\d/g)?.join(' ')).toBe('R0 Reef Kelp R1 R2 R3 Tide');
});

test('never puts a heading alone at the end of a page', async () => {
  const projects = [{ title: 'Kelp', description: 'I plan. '.repeat(80), tags: [] }];
  // Moves "Projects" over more than half a page.
  for (let lines = 36; lines < 70; lines += 11) {
    const certificates = Array.from({ length: lines }, (_, index) => ({ name: `Paper ${index}` }));
    const { pages } = await read({ ...minimalContent, certificates, projects });
    expect(pages.find((text) => text.includes('Projects'))).toContain('Kelp');
  }
});

test('the groups of a telephone number keep their order in a language from right to left', async () => {
  const site = { ...minimalContent.site, language: 'ar' };
  const contact = { ...minimalContent.contact, phone: '+63 912 345 6789' };
  const { text } = await read({ ...minimalContent, site, contact });
  expect(text).toContain('+63 912 345 6789');
});

test('omits placeholder addresses of the import', async () => {
  const site = { ...minimalContent.site, url: placeholders.url };
  const contact = { ...minimalContent.contact, email: placeholders.email };
  const { text } = await read({ ...minimalContent, site, contact });
  expect(text).not.toContain('your-name.example');
});
