/** @jest-environment node */
import { contentFaults } from '@/lib/content/check';
import { faultLine } from '@/lib/content/fault';
import type { UncheckedContent } from '@/lib/content/files';
import { templateContent } from '@/lib/content/template';
import { textFields } from '@/lib/content/text-fields';
import { changedAt } from '../../fixtures/content';
import { forbiddenLinks, forbiddenValues, hostileTexts } from '../../fixtures/hostile';

/** The faults of the template's content with changed values, by paths like `projects.0.title`. */
function faultsOf(changes: Readonly<Record<string, unknown>>): string[] {
  const content = Object.entries(changes).reduce<unknown>(
    (all, [path, value]) => changedAt(all, path.split('.'), () => value),
    templateContent,
  );
  return contentFaults({ '': content as UncheckedContent }).map(faultLine);
}

test('a fault names file, entry, field, rule and value', () => {
  expect(faultsOf({ 'skills.0.level': 101 })).toEqual([
    'content/skills.ts › entry 1 ("React") › level: must be a number from 0 to 100, without quotes; given: 101',
  ]);
  expect(faultsOf({ 'projects.0.title': '', 'projects.0.image.alt': undefined })).toEqual([
    'content/projects.ts › entry 1 › title: must be a text in quotes, with 1 to 100 characters and no control characters; given: ""',
    'content/projects.ts › entry 1 › image.alt: is missing',
  ]);
  expect(faultsOf({ 'experience.0.period': { from: '2024-08' } })).toEqual([
    'content/experience.ts › entry 1 ("Quality Assurance Tester") › period.to: is missing',
  ]);
  expect(faultsOf({ 'contact.social.1.href': 'x', 'owner.headline.0': '' })).toEqual([
    expect.stringContaining('content/owner.ts › headline › entry 1: must be a text'),
    expect.stringContaining('content/contact.ts › social › entry 2 ("LinkedIn") › href: must be'),
  ]);
});

const legal = { name: 'x', href: '/cv.pdf' };

test.each<[path: string, value: unknown, rule: string]>([
  ['projects.0.image.src', '/images/ARKHA.png', 'no such file in public/; write it like'],
  ['experience.0.logo', '/images/logos', 'no such file in public/; write it like'],
  ['skills.0.image', 'icon:reactjs', 'no such logo or file; write "icon:" and a name of'],
  ['projects.0.featured', 'yes', 'must be true or false'],
  ['projects.0.tags', 'React', 'must be a list in brackets, [ … ]; given: "React"'],
  ['projects.0.tags', Array(21).fill('x'), 'must have at most 20 entries; given: ["x"'],
  ['skills.0.color', 'red', 'has no field "color"; its fields are name, image, level, group'],
  ['projects.0.image', '/images/arkha.png', 'must be an object like { … }; given: "/im'],
  ['experience.0.period', 2024, "must be dates like { from: '2024-08', to: 'present' }, or a text"],
  [
    'experience.0.period.to',
    'today',
    "must be a month like '2024-08', or a year like '2024', or 'pr",
  ],
  ['experience.0.period', { from: '2024-08', to: '2024-07' }, 'must not end before it starts'],
  ['contact.phone', 'call me', 'must be a phone number like "+63 900 000 0000"'],
  ['contact.email', 'jane.doe', 'must be an e-mail address'],
  ['contact.emailService.host', 'https://mail.example/api', 'must be an address like "https://api'],
  ['owner.portrait.focus', 'my face', 'must be like "top", "bottom left" or "30% 20%"'],
  ['owner.timeZone', '+08:00', 'must be a name of the time zone database, like "Asia/Manila"'],
  ['owner.headline', [], 'must have 1 to 6 phrases'],
  ['site.url', 'juan.example', 'must be an address like "https://name.example"'],
  ['site.language', 'en_GB', 'must be a language tag like "en"'],
  ['site.legal', [{ name: 'Imprint' }], 'must have either href, for a page elsewhere, or para'],
  ['site.legal', [{ ...legal, paragraphs: ['y'] }], 'must have either href, for a'],
  ['site.legal', [{ name: 'Imprint', paragraphs: [] }], 'must have 1 to 100 paragraphs'],
  ['site.legal', [{ name: 'Imprint', href: '/imprint.html' }], 'must be an address starting with'],
  ['site.legal', Array(2).fill({ ...legal, privacy: true }), 'must have only one'],
  ['site.paper', 'a5', "must be 'a4' or 'letter'"],
  ['look.hues.link', '#888', 'must be a number from 0 to 360, or a color that is not gray'],
])('%s: %j is a fault with one plain sentence', (path, value, rule) => {
  const [fault, ...others] = faultsOf({ [path]: value });
  expect(others).toEqual([]);
  expect(fault).toContain(`: ${rule}`);
});

test('rare values are no fault', () => {
  const rare = {
    'experience.0.period': { from: '2024-08', to: '2024' },
    'experience.1.period': { from: '2999-12', to: '2999-12' },
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
    'site.url': 'http://ana.example:8080/',
    'site.language': 'es-419',
    'site.legal': [{ ...legal, privacy: true }, legal],
    'look.hues': { paper: 0, ink: 360, action: 'red' },
    about: { paragraphs: [], services: [] },
  };
  expect(faultsOf(rare)).toEqual([]);
});

/** One text of each kind, by its path: of `projects.0.title` and `projects.3.title` only one. */
const paths = new Map(
  textFields(templateContent).map(({ keys }) => {
    const path = keys.join('.');
    return [path.replace(/\.\d+/g, ''), path];
  }),
);
const links = [...paths.values()].filter((path) => /(cv|href|Link)$/.test(path));
const allOf = (list: Iterable<string>, value: unknown) =>
  faultsOf(Object.fromEntries(Array.from(list, (path) => [path, value])));
/** File, field, rule and value on one line. */
const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]{1,90}$/;

test.each(forbiddenValues)('%s is refused in every text field with a sentence', (_, value) => {
  const faults = allOf(paths.values(), value);
  expect(faults).toHaveLength(paths.size);
  for (const fault of faults) expect(fault).toMatch(sentence);
});

test.each(forbiddenLinks)('the link %j is refused in every field for links', (address) => {
  expect(links.length).toBeGreaterThan(4);
  expect(allOf(links, address)).toHaveLength(links.length);
});

test.each(hostileTexts)('%j is accepted in a text field, or refused with a sentence', (hostile) => {
  for (const fault of allOf(paths.values(), hostile)) expect(fault).toMatch(sentence);
  // These fields accept any text.
  expect(allOf(['projects.0.title', 'owner.intro', 'about.paragraphs.0'], hostile)).toEqual([]);
});
