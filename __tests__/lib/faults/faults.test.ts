import { textFields } from '@/lib/content/text-fields';
import { faultLine } from '@/lib/faults/fault';
import { publicFileFaults } from '@/lib/faults/file-faults';
import { complete } from '../../contents/complete';
import { hostileTexts } from '../../contents/hostile';
import { withValues } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { sitesWithoutPictures } from '../../support/sites-without-pictures';

/** A content with a text of each kind. Its pictures and files are there. */
const content = { ...complete, look: { hues: { link: 260 } } };
const files = textFields(content).flatMap(({ text }) => {
  if (text.startsWith('/')) return `public${text}`;
  return text.endsWith('.png') ? `content/pictures/${text}` : [];
});
const makeFiles = (names: readonly string[]) =>
  makeFolder(Object.fromEntries(names.map((name) => [name, ''])));
const dir = makeFiles([...files, 'content/pictures/logos/a.png']);
beforeEach(() => enterFolder(dir));

/** The faults of the content with other values, by paths like `projects.0.title`. */
const faultsOf = (values: Readonly<Record<string, unknown>>) =>
  sitesWithoutPictures({ '': withValues(content, values) }).faults.map(faultLine);

const legal = { name: 'x', href: '/cv.pdf' };

/** Links from texts that only the page with these sections has. */
const linksWith = (...sections: string[]) => ({
  'look.sections': sections,
  'owner.skillsIntro': 'I write [Rust](#skill-rust).',
  'projects.0.description': 'Like [Kelp](#project-kelp).',
});

const mistakes: readonly Readonly<Record<string, unknown>>[] = [
  // Types.
  { 'projects.0.title': 5 },
  { 'projects.0.image.alt': undefined },
  { 'projects.0.image': null },
  { 'projects.0.featured': 'yes' },
  { 'skills.0.level': 101 },
  { 'skills.0.level': 0.9 },
  { 'skills.0.level': 'advanced' },
  { skills: [{ name: '' }, { name: 'C', level: 101 }] },
  // What several entries have is one line.
  { skills: ['A', 'B', 'C'].map((name) => ({ name, level: 'advanced' })) },
  { 'projects.0.tags': 'React, Python and MySQL' },
  { 'owner.headline': Array(7).fill('x') },
  { 'site.legal': [{ name: 'Imprint', paragraphs: [] }] },
  { 'look.hues': 205 },
  { 'site.paperSize': 'a5' },
  // Texts.
  { 'projects.0.title': 'x'.repeat(161) },
  { 'projects.0.highlights': ['short', 'x'.repeat(501)] },
  { 'projects.0.description': `[${'x'.repeat(590)}](https://example.org/)` },
  { 'projects.0.title': '\u200b' },
  { 'projects.0.title': 'Arkh\ufffd' },
  // Unknown fields. If one is misspelled, another may be missing.
  { 'education.0': { programme: 'A course', grade: '1.0' } },
  { 'projects.0.higlights': ['x'], 'projects.0.repo': 'x' },
  { 'projects.0': { titel: 'Arkha', tags: [] } },
  { skills: undefined, projekts: [] },
  // Links and files.
  { 'projects.0.demoLink': 'example.org' },
  { 'owner.cv': '/resume.jsn' },
  { 'projects.0.image.src': 'PROJECT-A-picture.png' },
  { 'experience.0.logo': 'logos' },
  { 'skills.0.image': true },
  { 'skills.0.image': 'icon:reactjs' },
  { 'owner.intro': '[a](#educaton) [b](#nothing)' },
  // The page leaves out empty sections.
  { 'owner.intro': '[React](#skill-react) [a](#education)', skills: [], education: [] },
  linksWith('about', 'projects'),
  // Dates.
  { 'experience.0.period': 2024 },
  { 'experience.0.period': '2024-08-01T00:00:00.000Z' },
  { 'experience.0.period': '2023-02-29' },
  { 'experience.0.period': { text: 'Spring' } },
  { 'experience.0.period': { from: '2024-13', to: '2023' } },
  { 'experience.0.period': { from: '2024-08', to: '2024-07' } },
  { 'experience.0.period.to': '2024-13' },
  { 'site.updated': '2026-02-31' },
  // Rules of single fields.
  { 'contact.phone': 'call me' },
  { 'contact.email': 'jane.doe@mail' },
  { 'contact.social.0.text': 'ana' },
  { 'contact.emailService.host': 'https://mail.example/api' },
  // Messages are sent encrypted, or stay on this computer.
  { 'contact.emailService.host': 'http://mail.example' },
  { 'contact.emailService.host': 'http://localhost.evil.example' },
  { 'contact.emailService.userId': '"AbC123"', 'contact.emailService.templateId': 'a b' },
  { 'education.0': { location: 'Calamba' } },
  { 'owner.portrait.focus': 'my face' },
  ...['+08:00', 'Asia/Manilla'].map((timeZone) => ({ 'owner.timeZone': timeZone })),
  { 'owner.firstNames': 'Johnny', 'owner.familyName': undefined },
  { 'owner.name': 'Given Namesake Family', 'owner.familyName': undefined },
  { 'owner.firstNames': 'Johnny' },
  { 'owner.familyName': 'Kruz' },
  { 'site.url': 'https://juan.example/me?tab=1' },
  ...[
    'https://github.com/juan/portfolio',
    'https://vercel.com/juan/portfolio',
    'https://app.netlify.com/sites/juan',
    'https://www.linkedin.com/in/juan',
    'https://juan.example/index.html',
  ].map((url) => ({ 'site.url': url })),
  // Names, and tags without words, of which some are countries.
  ...['English', 'en_GB', 'en-G', 'is', 'eo', 'haw', 'jp', 'br', 'se'].map((language) => ({
    'site.language': language,
  })),
  { 'site.legal': [{ name: 'Imprint' }] },
  { 'site.legal': [{ name: 'Imprint', href: '/cv.pdf', paragraphs: ['Juan'] }] },
  { 'look.hues.link': '#88' },
  { 'look.hues.link': 'transparent' },
  { 'look.sections': ['about', 'Skills'] },
  // Words.
  { 'site.words.home': { work: [], cv: 'CV of {name}', pause: 7 } },
  { 'site.words.form.serviceNote': 'A service', 'site.words.form.count': '{count}' },
  { 'site.words.documents.label': 'más:' },
];

test('each mistake is a fault, with file, entry, field, rule and value in a sentence', () => {
  const lines = mistakes.flatMap((changes) => {
    const faults = faultsOf(changes);
    expect({ changes, faults }).not.toEqual({ changes, faults: [] });
    return faults;
  });
  expectGolden('faults.txt', lines);
});

test('rare values are no fault', () => {
  const rare = {
    'experience.0.period': { from: '2024-08', to: '2024' },
    'experience.1.period': { from: '2999-12', to: '2999-12' },
    awards: [{ title: 'x'.repeat(160), date: '2024-02-29' }],
    publications: [{ name: 'Kelp', date: { from: '2024-08', to: 'Spring 2027' } }],
    'owner.name': '山田健二',
    'owner.firstNames': '健二',
    'owner.familyName': '山田',
    'owner.intro':
      '[a](#home) [b](#projects) [c](#project-project-a) [d](#skill-skill-a) [e](#education) [f](#awards) [g](#contact) [h](#legal-y)',
    'skills.0.level': 0,
    'skills.1.level': '33%',
    'skills.2.level': 100,
    'contact.email': 'ana+jobs@mail.ana.example',
    'contact.phone': '12345',
    'contact.social.0.href': 'MAILTO:ana@ana.example?subject=Hi',
    'contact.emailService.host': 'http://localhost:3001',
    'owner.timeZone': 'America/Argentina/Buenos_Aires',
    'owner.portrait.focus': '100% 0%',
    'owner.headline': Array(6).fill('x'),
    education: [{ school: undefined, programme: 'x', period: { to: '2028', text: 'Promo 2028' } }],
    'site.url': 'Http://ana.example:8080/portfolio/',
    'site.language': 'es-419',
    'site.legal': [{ ...legal, privacy: true }, legal, { name: 'y', paragraphs: ['x'] }],
    'site.words.documents.label': '{name} =',
    'look.hues': { paper: 0, ink: 360, link: 'gray', action: '#000' },
    about: { paragraphs: Array(7).fill('x'), services: Array(12).fill({ name: 'x'.repeat(200) }) },
    'projects.0.links': [{ name: 'x', href: '' }],
    'experience.1.description': undefined,
    'projects.0.tags': undefined,
    'experience.0.skills': undefined,
    'experience.0.description': '',
    certificates: [{ name: 'First aid', date: '2024-08 or so', summary: '' }],
  };
  expect(faultsOf(rare)).toEqual([]);
  const withoutMail = { social: [{ name: 'X', href: '' }, { name: 'Y' }] };
  const withoutCareer = { experience: [], education: [], awards: [{ title: 'Net' }] };
  const intro = { 'owner.intro': '[a](#experience)' };
  expect(faultsOf({ contact: withoutMail, ...withoutCareer, ...intro })).toEqual([]);
  const onThisComputer = { 'contact.emailService.host': 'http://[::1]:3001' };
  expect(faultsOf({ ...onThisComputer, 'owner.timeZone': 'UTC' })).toEqual([]);
  expect(faultsOf(linksWith('about'))).toEqual([]);
});

const forbiddenLinks: readonly string[] = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.com',
  '/\\example.com',
  'https:example.com',
  'https://',
  'https://user@example.com',
  '/../package.json',
  'cv.pdf',
  '/files/my-cv.pdf',
  '/contact.vcf/',
  '#home',
];

/**
 * The path of one text of each kind: of `projects.0.title` and `projects.3.title` only one, and one
 * of a period, because what several entries have is one line.
 */
const paths = Object.values(
  Object.fromEntries(
    textFields(content).map(({ keys }) => {
      const path = keys.join('.');
      return [path.replace(/\.\d+/g, '').replace(/(period|date)\..*/, '$1'), path];
    }),
  ),
);
const at = (paths: readonly string[], value: unknown) =>
  Object.fromEntries(paths.map((path) => [path, value]));

/** File, field, rule and value on one line. */
const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]{1,80}$/;

test('an object, 10,000 characters and half a character are refused in every text field', () => {
  for (const value of [{ toString: 'x' }, 'x'.repeat(10_000), '\ud83d']) {
    const expected = paths.map(() => expect.stringMatching(sentence));
    expect(faultsOf(at(paths, value))).toEqual(expected);
  }
});

test('texts with markup or code are accepted in a text field, or refused with a sentence', () => {
  for (const hostile of hostileTexts) {
    for (const fault of faultsOf(at(paths, hostile))) expect(fault).toMatch(sentence);
  }
  const about = { paragraphs: hostileTexts };
  expect(faultsOf({ about, projects: hostileTexts.map((title) => ({ title })) })).toEqual([]);
});

test('addresses that run code or lead nowhere are refused in every field for links', () => {
  const links = paths.filter((path) => /(cv|href|[lL]ink)$/.test(path));
  for (const address of forbiddenLinks) {
    const faults = { address, count: faultsOf(at(links, address)).length };
    expect(faults).toEqual({ address, count: links.length });
  }
});

test('a link may lead to a page, a file or a folder with a page, in each language', () => {
  enterFolder(makeFiles(['public/talk/index.html', 'public/slides/1.html']));
  const right = '/cv.pdf /pt-BR/cv.pdf / /pt-BR/ /robots.txt /icon.svg /favicon.ico /talk/'.split(
    ' ',
  );
  const wrong = '/de/cv.pdf /de/ /pt-BR/icon.svg /slides/ /Talk/'.split(' ');
  const social = [...right, ...wrong].map((href) => ({ name: 'CV', href }));
  const main = { ...content, contact: { ...content.contact, social } };
  const brazilian = { site: { ...content.site, language: 'pt-BR' } };
  const { faults } = sitesWithoutPictures({ '': main, 'pt-BR': brazilian });
  const linked = faults.filter(({ where }) => where.includes('social'));
  expect(linked.map(({ value }) => value)).toEqual(wrong);
});

const missingPictures: readonly (readonly [src: string, files: readonly string[]])[] = [
  ['Me.png', ['me.png', 'logos/a.PNG', 'me.jpg']],
  ['me.png', ['old/me.png']],
  ['/images/me.png', ['me.png']],
  ['./me.png', ['me.png']],
  ['https://ana.example/me.png', ['me.png']],
  ['C:\\me.png', ['me.png']],
  ['old\\me.png', ['old/me.png']],
  // Quotes make a tab of this.
  ['old\tme.png', ['old/tme.png']],
  // Quotes leave out the sign of this.
  ['oldme.png', ['old/me.png', 'old/me.jpg']],
  ['Me.jpeg', ['other.jpeg', 'me.jpg.jpg']],
  ['/talk/', []],
];

function pictureFaults(src: string, files: readonly string[]): string[] {
  enterFolder(makeFiles(files.map((file) => `content/pictures/${file}`)));
  const values = { owner: { ...content.owner, portrait: { src, alt: 'Me' } } };
  return faultsOf(values).filter((line) => line.includes('portrait'));
}

test('a picture that is not there is a fault', () => {
  const lines = missingPictures.map(([src, files]) => pictureFaults(src, files).join());
  expectGolden('faults-of-pictures.txt', lines);
});

test('two files with one name in two folders are two pictures, and Unicode may be decomposed', () => {
  for (const form of ['NFC', 'NFD']) {
    const files = ['me.png', 'old/me.png', 'ä b.png'.normalize(form)];
    for (const src of [...files, 'ä b.png'.normalize('NFC'), 'ä b.png'.normalize('NFD')]) {
      expect(pictureFaults(src, files)).toEqual([]);
    }
  }
});

test('a file of public/ is a fault if it hides a page, or differs in letter case', () => {
  const right = ['cv.pdf', 'pt-BR/og.png', 'talk/CV.pdf'];
  const wrong = 'pt-br/cv.pdf Favicon.ico pt-BR/index.html 404.html icons.svg index.txt'.split(' ');
  enterFolder(makeFiles([...right, ...wrong].map((name) => `public/${name}`)));
  expectGolden('faults-of-public-files.txt', publicFileFaults(['', 'pt-BR']).map(faultLine));
});
