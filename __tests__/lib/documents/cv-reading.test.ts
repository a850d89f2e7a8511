import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/schema';
import { cvPdf } from '@/lib/documents/cv';
import { toDrawable } from '@/lib/documents/drawable';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { hostileTexts } from '../../contents/hostile';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { existsOnPath } from '../../support/path-programs';
import { readPdf } from '../../support/read-pdf';
import { siteOf } from '../../support/site';

// What programs read in a CV: with PDF.js, and with pdftotext in its three modes. The golden
// files have the order of all fields.

/** The options of pdftotext for the orders in which it reads: as it thinks best, file, position. */
const modesOfPdftotext: [option?: string][] = [[], ['-raw'], ['-layout']];

/** Reads the lines of a PDF with pdftotext; undefined if it is not installed. */
const readByPdftotext = existsOnPath('pdftotext')
  ? (pdf: Uint8Array, ...mode: [option?: string]): string[] => {
      const args = [...mode.map(String), '-', '-'];
      return execFileSync('pdftotext', args, { input: pdf, encoding: 'utf8' }).split(/[\n\f]/);
    }
  : undefined;

/**
 * A text without the characters that programs add, lose or replace: spaces, line breaks, invisible
 * characters, bullets, and hyphens, which they take for hyphenation at the end of a line.
 */
const squeezed = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}•-]/gu, '');

// If pdftotext is not installed, `npm test` lists these tests as not checked. Debian's package
// poppler-utils has it.
const testWithPdftotext = readByPdftotext ? test : test.skip;

/**
 * Hostile texts in a language from left to right. Programs put letters from right to left in an
 * order of their own, and read stacked accents twice.
 */
const hostile: Content = JSON.parse(
  JSON.stringify(
    changed(everything, {
      site: { language: 'en' },
      // So many points that jobs continue on the next page.
      experience: everything.experience.map((job) => ({ ...job, highlights: [...hostileTexts] })),
      // Two featured ones, and as many others as a CV has.
      projects: everything.projects.slice(0, 14),
    }),
  )
    .replace(/[\p{Script=Hebrew}\p{Script=Arabic}]+/gu, 'rtl')
    .replace(/\p{M}+/gu, ''),
);

/** What a program read, without the footers of pages ("Juan Dela Cruz · 1 / 2"). */
const withoutFooters = (lines: readonly string[], { owner }: Content) => {
  const footer = squeezed(toDrawable(`${owner.name} ·`));
  const isFooter = (text: string) => text.replace(/\d+\/\d+$/, '') === footer;
  return lines
    .map(squeezed)
    .filter((text) => !isFooter(text))
    .join('');
};

const cvs: {
  owner: string;
  content: Content;
  pdf: Uint8Array;
  read: Awaited<ReturnType<typeof readPdf>>;
}[] = [];

beforeAll(async () => {
  for (const [owner, content] of Object.entries({ complete, minimalContent, hostile })) {
    const pdf = await cvPdf(siteOf(content));
    cvs.push({ owner, content, pdf, read: await readPdf(pdf) });
  }
});

test('PDF.js reads the whole CV', () => {
  for (const { owner, content, read } of cvs) {
    const { tagged, isWithinPage } = read;
    const text = squeezed(tagged);
    const names = [
      content.owner.name,
      ...content.experience.flatMap(({ company, role }) => [company, role]),
      ...content.education.flatMap(({ school }) => school ?? []),
      ...content.skills.map(({ name }) => name),
      ...content.projects.filter(({ inCv }) => inCv !== false).map(({ title }) => title),
    ];
    const missing = names.filter((name) => !text.includes(squeezed(toDrawable(name))));
    expect({ owner, isWithinPage, missing }).toEqual({ owner, isWithinPage: true, missing: [] });
  }
});

testWithPdftotext('pdftotext reads the whole CV, in the same order as PDF.js', () => {
  for (const { owner, content, pdf, read: byPdfJs } of cvs) {
    const expected = withoutFooters(byPdfJs.tagged.split('\n'), content);
    for (const mode of modesOfPdftotext) {
      const read = withoutFooters(readByPdftotext?.(pdf, ...mode) ?? [], content);
      expect({ owner, mode, read }).toEqual({ owner, mode, read: expected });
    }
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
  const site = siteOf({ site: { language }, owner: { name, firstNames: name, intro } });
  const invisible = /\p{Cf}/gu;
  const text = readByPdftotext?.(await cvPdf(site))
    .join('\n')
    .replace(invisible, '');
  for (const word of [name, ...words]) expect(text).toContain(word.replace(invisible, ''));
});
