import { faultLine } from '@/lib/check/fault';
import type { UncheckedContent } from '@/lib/content/schema';
import { textFields } from '@/lib/content/text-fields';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { hostileTexts } from '../../contents/hostile';
import { minimalContent } from '../../contents/minimal';
import { changed, changedAt } from '../../support/changes';
import { checkContent } from '../../support/check-content';
import { enterFolder, makeFolder } from '../../support/folder';

// faults.test.ts tests values that are forbidden in one field.

/** Values that are forbidden in every text field. */
const forbiddenValues: readonly (readonly [name: string, value: unknown])[] = [
  ['an object', { toString: 'x' }],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['half a character', '\ud83d'],
];

/** Addresses that are forbidden in every link. */
const forbiddenLinks: readonly string[] = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'https://example.com/\u200b',
  'https://example.com/\r\n',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  'https:example.com',
  'https://',
  'https://user:password@example.com',
  '/../package.json',
  'cv.pdf',
  '/files/my-cv.pdf',
  '/contact.vcf/',
  '#home',
];

/** One text of each kind, by its path: of `projects.0.title` and `projects.3.title` only one. */
const paths = new Map(
  textFields(sampleContent).map(({ keys }) => {
    const path = keys.join('.');
    return [path.replace(/\.\d+/g, ''), path];
  }),
);
const linkPaths = [...paths.values()].filter((path) => /(cv|href|Link)$/.test(path));

/** The faults of the sample's content with this value at each of these paths. */
function faultsWith(list: Iterable<string>, value: unknown): string[] {
  const content = [...list].reduce<unknown>(
    (all, path) => changedAt(all, path.split('.'), () => value),
    sampleContent,
  );
  return checkContent({ '': content as UncheckedContent }).faults.map(faultLine);
}

/** File, field, rule and value on one line. */
const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]{1,80}$/;

test.each(forbiddenValues)('%s is refused in every text field with a sentence', (_, value) => {
  const faults = faultsWith(paths.values(), value);
  expect(faults).toEqual(Array(paths.size).fill(expect.stringMatching(sentence)));
});

test.each(forbiddenLinks)('the link %j is refused in every field for links', (address) => {
  expect(linkPaths.length).toBeGreaterThan(4);
  expect(faultsWith(linkPaths, address)).toHaveLength(linkPaths.length);
});

test('texts with markup or code are accepted in a text field, or refused with a sentence', () => {
  for (const hostile of hostileTexts) {
    for (const fault of faultsWith(paths.values(), hostile)) expect(fault).toMatch(sentence);
    // These fields accept any text.
    const open = ['projects.0.title', 'owner.intro', 'about.paragraphs.0'];
    expect(faultsWith(open, hostile)).toEqual([]);
  }
});

test('a link may lead to a page or file that the build makes, in each language', () => {
  const localized = ['/cv.pdf', '/es/cv.pdf', '/de/cv.pdf', '/', '/es/', '/de/'];
  const shared = ['/robots.txt', '/sitemap.xml', '/icon.svg', '/es/icon.svg', '/favicon.ico'];
  const social = [...localized, ...shared].map((href) => ({ name: 'CV', href }));
  const { site, contact } = sampleContent;
  const main = { ...sampleContent, contact: { ...contact, social } };
  const { faults } = checkContent({ '': main, es: { site: { ...site, language: 'es' } } });
  expect(faults.map(({ value }) => value)).toEqual(['/de/cv.pdf', '/de/', '/es/icon.svg']);
});

test('a link may lead to a folder that has a page, and a picture may not', () => {
  enterFolder(makeFolder({ 'public/talk/index.html': '', 'public/slides/1.html': '' }));
  const social = ['/talk/', '/slides/', '/Talk/'].map((href) => ({ name: 'Talk', href }));
  const owner = { portrait: { src: '/talk/', alt: 'Me' } };
  const { faults } = checkContent({ '': changed(minimalContent, { owner, contact: { social } }) });
  expect(faults.map(({ value }) => value)).toEqual(['/talk/', '/slides/', '/Talk/']);
});
