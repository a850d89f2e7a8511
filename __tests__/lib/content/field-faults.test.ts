import { faultLine } from '@/lib/content/fault';
import { fieldFaults } from '@/lib/content/field-faults';
import type { UncheckedContent } from '@/lib/content/files';
import { textFields } from '@/lib/content/text-fields';
import { content as sampleContent } from '@/sample/content';
import { minimalContent } from '../../fixtures/content';
import { forbiddenLinks, forbiddenValues, hostileTexts } from '../../fixtures/hostile';
import { changed, changedAt } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';

/** The faults of the sample's content with changed values, by paths like `projects.0.title`. */
function faultsOf(changes: Readonly<Record<string, unknown>>): string[] {
  const content = Object.entries(changes).reduce<unknown>(
    (all, [path, value]) => changedAt(all, path.split('.'), () => value),
    sampleContent,
  );
  return fieldFaults({ '': content as UncheckedContent }).map(faultLine);
}

const anyText = () => expect.any(String);

const legal = { name: 'x', href: '/cv.pdf' };

/** Each key is a mistake that an owner may make. */
const mistakes: readonly Readonly<Record<string, unknown>>[] = [
  { 'skills.0.level': 101 },
  { 'experience.0.period': { to: '2024-08' } },
  { 'projects.0.image.src': '/images/ARKHA.png' },
  { 'experience.0.logo': '/images/logos' },
  { 'skills.0.image': 'icon:reactjs' },
  { 'skills.0.image': true },
  { 'projects.0.featured': 'yes' },
  { 'projects.0.tags': 'React' },
  { 'projects.0.tags': Array(21).fill('x') },
  { 'skills.0.color': 'red' },
  { 'projects.0.higlights': ['x'], 'projects.0.repo': 'x', 'projects.2.highlight': ['x'] },
  { 'projects.0.image': '/images/arkha.png' },
  { 'projects.0.image': './new.png' },
  { 'contact.emailService': 'emailjs' },
  { 'look.hues': 205 },
  { 'experience.0.logo': '/images/logos/BaySide-Software.png' },
  { 'experience.0.logo': './logos/bayside-software.svg' },
  { 'experience.0.logo': 'public\\images\\mine.png' },
  { 'experience.0.logo': '/images/mine.png' },
  { 'experience.0.logo': '/images/logos/unknown.png' },
  { 'experience.0.logo': 'https://example.org/logo.png' },
  { 'skills.0.image': '/images/arka.png' },
  { 'skills.0.image': 'icon:qqqqqq' },
  { 'owner.cv': 'resume.jsn' },
  { 'projects.0.demoLink': 'www.example.org' },
  { 'projects.0.demoLink': 'http//example.org/arkha.png' },
  { 'projects.0.demoLink': 'github.com/maria/kelp' },
  { 'projects.0.demoLink': 'github.com/maria/arkha' },
  { 'projects.0.demoLink': '' },
  { 'projects.0.demoLink': null },
  { 'projects.0.tags.0': ' ' },
  { 'projects.0.tags': 'React, Python and MySQL' },
  { 'projects.0.description': `[${'x'.repeat(590)}](https://example.org/)` },
  { 'projects.0.title': 'x'.repeat(101) },
  { 'projects.0.title': 'Ark\tha' },
  { 'experience.0.period': 2024 },
  { 'experience.0.period': '2024-8' },
  { 'experience.0.period': '2024-13' },
  { 'experience.0.period': '2023-02-29' },
  { 'experience.0.period.to': 'today' },
  { 'experience.0.period': { from: '2024-08', to: '2024-07' } },
  { 'experience.0.period': { from: '2024-8', to: '2023' } },
  { 'experience.0.period': { from: '2017', to: '2019/7/1' } },
  { 'site.updated': '2026.2.3' },
  { 'site.updated': '2026-02-31' },
  { 'contact.phone': 'call me' },
  { 'contact.email': 'jane.doe' },
  { contact: { social: [{ name: 'Mail', href: 'mailto:ana@name.example' }] } },
  { 'contact.emailService.host': 'https://mail.example/api' },
  { 'owner.portrait.focus': 'my face' },
  { 'owner.timeZone': '+08:00' },
  { 'owner.headline': [] },
  { 'site.url': 'juan.example' },
  { 'site.language': 'en_GB' },
  { 'site.legal': [{ name: 'Imprint' }] },
  { 'site.legal': [{ ...legal, paragraphs: ['y'] }] },
  { 'site.legal': [{ name: 'Imprint', herf: '/cv.pdf' }] },
  { 'site.legal': [{ name: 'Imprint', paragraphs: [] }] },
  { 'site.legal': [{ name: 'Imprint', href: '/imprint.html' }] },
  { 'site.legal': Array(2).fill({ ...legal, privacy: true }) },
  { 'site.paperSize': 'a5' },
  { 'look.hues.link': '#88' },
  { 'look.hues.action': '300' },
  { 'look.theme': 'system' },
  { 'look.sections': ['about', 'Skills'] },
  { 'look.sections': ['skills', 'about', 'skills'] },
  { 'projects.0.title': '', 'projects.0.image.alt': undefined },
  { 'contact.social.1.href': 'maria@example.org', 'owner.headline.0': '' },
];

test('a link may lead to a page or file that the build makes, in each language', () => {
  const localized = ['/cv.pdf', '/es/cv.pdf', '/de/cv.pdf', '/', '/es/', '/de/'];
  const shared = ['/robots.txt', '/sitemap.xml', '/icon.svg', '/es/icon.svg', '/favicon.ico'];
  const social = [...localized, ...shared].map((href) => ({ name: 'CV', href }));
  const { site, contact } = sampleContent;
  const main = { ...sampleContent, contact: { ...contact, social } };
  const faults = fieldFaults({ '': main, es: { site: { ...site, language: 'es' } } });
  expect(faults.map(({ value }) => value)).toEqual(['/de/cv.pdf', '/de/', '/es/icon.svg']);
});

test('a link may lead to a folder that has a page, and a picture may not', () => {
  enterFolder(makeFolder({ 'public/talk/index.html': '', 'public/slides/1.html': '' }));
  const social = ['/talk/', '/slides/', '/Talk/'].map((href) => ({ name: 'Talk', href }));
  const owner = { portrait: { src: '/talk/', alt: 'Me' } };
  const faults = fieldFaults({ '': changed(minimalContent, { owner, contact: { social } }) });
  expect(faults.map(({ value }) => value)).toEqual(['/talk/', '/slides/', '/Talk/']);
});

test('only a picture is suggested for a missing picture', () => {
  enterFolder(makeFolder({ 'public/portrait.pdf': '', 'public/images/Portrait.JPG': '' }));
  const owner = { portrait: { src: '/portrait.png', alt: 'Me' } };
  const faults = fieldFaults({ '': changed(minimalContent, { owner }) });
  expect(faults.map(({ todo }) => todo)).toEqual(["Did you mean '/images/Portrait.JPG'?"]);
});

test('each mistake is one fault, with file, entry, field, rule and value in a sentence', () => {
  const lines = mistakes.map((changes) => {
    const faults = faultsOf(changes);
    expect({ changes, faults }).toEqual({ changes, faults: Object.keys(changes).map(anyText) });
    return faults.join('\n');
  });
  expectGolden('faults/fields.txt', `${lines.join('\n')}\n`);
});

test('rare values are no fault', () => {
  const rare = {
    'experience.0.period': { from: '2024-08', to: '2024' },
    'experience.1.period': { from: '2999-12', to: '2999-12' },
    'experience.2.period': { from: '2024', to: 'Present' },
    awards: [{ title: 'x'.repeat(160), date: '2024-02-29' }],
    'skills.0.level': 0,
    'skills.1.level': 33.3,
    'skills.2.level': 100,
    'contact.email': 'ana+jobs@mail.ana.example',
    'contact.phone': '12345',
    'contact.social.0.href': 'MAILTO:ana@ana.example?subject=Hi',
    'contact.emailService.host': 'http://localhost:3001',
    'owner.timeZone': 'America/Argentina/Buenos_Aires',
    'owner.portrait.focus': '100% 0%',
    'owner.headline': Array(6).fill('x'),
    'education.0.period': '1999-00',
    'site.url': 'http://ana.example:8080/',
    'site.language': 'es-419',
    'site.legal': [{ ...legal, privacy: true }, legal],
    'look.hues': { paper: 0, ink: 360, link: 'gray', action: '#000' },
    about: { paragraphs: [], services: [] },
  };
  expect(faultsOf(rare)).toEqual([]);
  const withoutMail = { social: [{ name: 'X', href: 'https://x.com/ana' }] };
  expect(faultsOf({ contact: withoutMail })).toEqual([]);
});

/** One text of each kind, by its path: of `projects.0.title` and `projects.3.title` only one. */
const paths = new Map(
  textFields(sampleContent).map(({ keys }) => {
    const path = keys.join('.');
    return [path.replace(/\.\d+/g, ''), path];
  }),
);
const links = [...paths.values()].filter((path) => /(cv|href|Link)$/.test(path));
const allOf = (list: Iterable<string>, value: unknown) =>
  faultsOf(Object.fromEntries(Array.from(list, (path) => [path, value])));
/** File, field, rule and value on one line, and sometimes what to do. */
const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]{1,80}( → [^\n]{5,140})?$/;

test.each(forbiddenValues)('%s is refused in every text field with a sentence', (_, value) => {
  const accepted = [...paths.values()].filter((path) => allOf([path], value).length === 0);
  expect(accepted).toEqual([]);
  for (const fault of allOf(paths.values(), value)) expect(fault).toMatch(sentence);
});

test.each(forbiddenLinks)('the link %j is refused in every field for links', (address) => {
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((path) => allOf([path], address).length === 0)).toEqual([]);
});

test.each(hostileTexts)('%j is accepted in a text field, or refused with a sentence', (hostile) => {
  for (const fault of allOf(paths.values(), hostile)) expect(fault).toMatch(sentence);
  // These fields accept any text.
  expect(allOf(['projects.0.title', 'owner.intro', 'about.paragraphs.0'], hostile)).toEqual([]);
});
