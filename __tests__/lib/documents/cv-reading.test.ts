/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { cvPdf } from '@/lib/documents/cv';
import { drawable } from '@/lib/documents/drawable';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { experience } from '../../fixtures/entries';
import { modesOfPdftotext, readByPdftotext, readPdf, squeezed } from '../../support/read-pdf';
import { siteOf } from '../../support/site';

// What programs read in a CV: with PDF.js, and with pdftotext in its three modes.

const make = (content: Content) => cvPdf(siteOf(content));

/** Every text of the sample's CV, in the order in which a person reads them. */
const sampleTexts = [
  'Juan Dela Cruz',
  'Junior Full-Stack Developer',
  'juan.delacruz@example.com',
  '+63 000 000 0000',
  'Laguna, Philippines',
  'juan-dela-cruz.example',
  'GitHub: example.com/github/juan-dela-cruz',
  'LinkedIn: example.com/linkedin/juan-dela-cruz',
  'Twitter: example.com/twitter/juan-dela-cruz',
  'Profile',
  'I build web and mobile apps from the first sketch to the finished release: interfaces people understand, servers that stay up, and tests that prove it.',
  'Availability: Open to junior roles from June 2027',
  'Works from: Remote, or on site in Laguna or Metro Manila',
  'Time zone: Asia/Manila (UTC+8)',
  'Languages: Filipino (native), English (professional)',
  'Experience',
  'Quality Assurance Tester',
  'Bayside Software Works · Sept 2025 – Present · Calamba, Philippines · internship',
  'I write the regression suite for a booking product, turn bug reports into failing tests before anyone writes a fix, and check each release on the cheapest phone in the drawer.',
  'Test planning, Playwright, JavaScript, Bug reports',
  'Lead Developer',
  'Lantern Labs Collective · Aug 2024 – Present · Calamba, Philippines · full-time',
  'I lead a team of four students building web apps for local shops and offices: plan the work, review every change, keep the servers running, and tell clients what a week of work buys.',
  'React, Node.js, MySQL, Code review, Planning',
  'Head Marshal',
  'Harborlight Student Events · Sep 2023 – Dec 2024 · Calamba, Philippines · part-time volunteer',
  'I coordinated sixty volunteers across campus events, wrote the duty roster as a small web app, and learned to stay calm with a radio in each hand.',
  'Leadership, Scheduling, PHP',
  'Education',
  'BSc Computer Science',
  'Lakeshore City College · 2023 – 2027 · Calamba, Philippines',
  'Skills',
  'React, JavaScript, Python, Node.js, PHP, MySQL, Java, C',
  'Projects',
  'Arkha',
  'Reads a CV, compares it with a job post and says what fits, what is missing and which other openings come close.',
  '• Cut matching from nine seconds to under one: rank by TF-IDF, then compare only the top thirty.',
  '• Nobody trusted a bare score, so every point now names the sentence it came from.',
  'React, Python, MySQL, NLP',
  'example.com/arkha · example.com/arkha/source',
  'SupportHub',
  'A ticket manager for small support teams: one board from open to solved, clear priorities, and a history that shows who promised what to whom.',
  '• Five volunteers at the campus help desk used it for a semester: 600 tickets, none lost.',
  '• A lock shows who is replying, so no ticket gets two answers.',
  'React, Node.js, MySQL',
  'example.com/supporthub/video · example.com/supporthub/source',
  'Devpulse · Node.js, JavaScript, Webhooks',
  'Crypt The Prices · React, JavaScript, Charts',
  'Pathfinder CCC · Java, Android, Algorithms',
];

/**
 * Puts the lines that a program read together to the expected texts: a line continues a text as
 * long as the text begins with both.
 */
function inTexts(lines: readonly string[], expected: readonly string[]): string[] {
  const texts: string[] = [];
  for (const line of lines.map(squeezed).filter(Boolean)) {
    const begun = texts.at(-1) ?? '';
    const whole = squeezed(expected[texts.length - 1] ?? '');
    if (begun && whole.startsWith(begun + line)) texts.splice(-1, 1, begun + line);
    else texts.push(line);
  }
  return texts;
}

// If pdftotext is not installed, `npm test` lists these tests as not checked. Debian's package
// poppler-utils has it.
const testWithPdftotext = readByPdftotext ? test : test.skip;

test('programs read the sample’s CV in order, each heading on a line of its own', async () => {
  const { tagged } = await readPdf(await make(templateContent));
  expect(inTexts(tagged.split('\n'), sampleTexts)).toEqual(sampleTexts.map(squeezed));
});

testWithPdftotext.each(modesOfPdftotext)('so does pdftotext %s', async (...mode) => {
  const lines = readByPdftotext?.(await make(templateContent), ...mode) ?? [];
  expect(inTexts(lines, sampleTexts)).toEqual(sampleTexts.map(squeezed));
});

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

const contents = [
  ['an owner with every kind of entry', fullContent],
  ['an owner with almost no entries', minimalContent],
  ['texts with links', linkedContent],
  ['a long career', longCareer],
  ['hostile texts', hostile],
] as const;

/** What a program read, without the footers of pages ("Juan Dela Cruz · 1 / 2"). */
const withoutFooters = (lines: readonly string[], { owner }: Content) => {
  const footer = squeezed(drawable(`${owner.name} ·`));
  const isFooter = (text: string) => text.replace(/\d+\/\d+$/, '') === footer;
  return lines
    .map(squeezed)
    .filter((text) => !isFooter(text))
    .join('');
};

test.each(contents)('the CV of %s contains all entries, on its pages', async (_, content) => {
  const { tagged, isWithinPage } = await readPdf(await make(content));
  expect(isWithinPage).toBe(true);
  const names = [
    content.owner.name,
    ...content.experience.flatMap(({ company, role }) => [company, role]),
    ...content.education.map(({ school }) => school),
    ...content.skills.map(({ name }) => name),
    ...content.projects.map(({ title }) => title),
  ];
  const text = squeezed(tagged);
  expect(names.filter((name) => !text.includes(squeezed(drawable(name))))).toEqual([]);
});

testWithPdftotext.each(contents)(
  'every program reads the CV of %s in one order',
  async (_, content) => {
    const pdf = await make(content);
    const { tagged } = await readPdf(pdf);
    const expected = withoutFooters(tagged.split('\n'), content);
    for (const mode of modesOfPdftotext) {
      const text = withoutFooters(readByPdftotext?.(pdf, ...mode) ?? [], content);
      expect({ mode, text }).toEqual({ mode, text: expected });
    }
  },
);

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
  const text = readByPdftotext?.(await make(content))
    .join('\n')
    .replace(invisible, '');
  for (const word of [name, ...words]) expect(text).toContain(word.replace(invisible, ''));
});

test('each group of skills is alone on its line', async () => {
  const { tagged } = await readPdf(await make(fullContent));
  expect(tagged).toContain(
    '\nSkills\nPower: Steam, Wind\nOther: React, JavaScript, Python, Node.js, PHP, MySQL, Java, C\n',
  );
});
