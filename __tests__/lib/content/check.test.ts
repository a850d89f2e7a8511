/** @jest-environment node */
import { checkContent, contentFaults, type UncheckedContent } from '@/lib/content/check';
import { templateContent } from '@/lib/content/template';
import { forbiddenLinks, forbiddenValues, hostileTexts } from '../../fixtures/hostile';

type Place = readonly (string | number)[];

/** A copy of the template's content with other values in some places: 'projects.0.title'. */
function changed(changes: Readonly<Record<string, unknown>>): UncheckedContent {
  const copy = structuredClone(templateContent) as Record<string, unknown>;
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split('.');
    const key = keys.pop() ?? '';
    const holder = keys.reduce((each, name) => each[name] as Record<string, unknown>, copy);
    holder[key] = value;
  }
  return JSON.parse(JSON.stringify(copy));
}

const faultsOf = (changes: Readonly<Record<string, unknown>>) => contentFaults(changed(changes));

const arkha = 'content/projects.ts › entry 1 ("Arkha")';
const tester = 'content/experience.ts › entry 1 ("Quality Assurance Tester")';
const link =
  'must be an address starting with http://, https:// or mailto:, or a file in public/ written like "/file.pdf"';
const period =
  "must be a text like \"Sept 2025 – Present\" or data like { from: '2024-08', to: 'present' }";
const hue = "must be a number from 0 to 360, or a colour that is not grey, like '#7a3cff'";

test.each<[place: string, value: unknown, sentence: string]>([
  [
    'skills.0.level',
    101,
    'content/skills.ts › entry 1 ("React") › level: must be between 0 and 100',
  ],
  [
    'skills.0.level',
    '90',
    'content/skills.ts › entry 1 ("React") › level: must be a number without quotes',
  ],
  ['projects.0.demoLink', 'ftp://example.com', `${arkha} › demoLink: ${link}`],
  ['contact.social.0.href', 'mailto:nobody', `content/contact.ts › social.0.href: ${link}`],
  [
    'projects.0.image.src',
    '/images/arkha-2.png',
    `${arkha} › image.src: no such file in public/ (write it like "/images/name.png")`,
  ],
  [
    'projects.0.image.src',
    '/Images/ARKHA.png',
    `${arkha} › image.src: no such file in public/, but there is "/images/arkha.png"; upper and lower case count`,
  ],
  [
    'experience.0.logo',
    '/images/logos',
    `${tester} › logo: no such file in public/ (write it like "/images/name.png")`,
  ],
  // That an empty name is no file either goes without saying.
  ['projects.0.image.src', '', `${arkha} › image.src: must not be empty`],
  [
    'skills.0.image',
    'icon:reactjs',
    'content/skills.ts › entry 1 ("React") › image: devicon has no such logo, but there is "icon:react"; a file in public/ like "/images/name.svg" works too',
  ],
  ['projects.0.title', '', 'content/projects.ts › entry 1 › title: must not be empty'],
  [
    'projects.1.title',
    'ARKHA ',
    'content/projects.ts › entry 2 ("ARKHA ") › title: stands twice; each must be different',
  ],
  ['projects.0.role', 'A'.repeat(101), `${arkha} › role: must be at most 100 characters long`],
  ['owner.intro', undefined, 'content/owner.ts › intro: is missing'],
  ['projects.0.featured', 'yes', `${arkha} › featured: must be true or false`],
  ['projects.0.tags', 'React, Python', `${arkha} › tags: must be a list in square brackets: [ … ]`],
  ['projects.0.image', '/images/arkha.png', `${arkha} › image: must be an entry in braces: { … }`],
  ['projects.0.tags', Array(21).fill('x'), `${arkha} › tags: must hold at most 20 entries`],
  ['projects.0.highlights', [' '], `${arkha} › highlights.0: must not be empty`],
  ['experience.0.period', { from: '2024-08' }, `${tester} › period: ${period}`],
  [
    'experience.0.period',
    { from: '2024-13', to: 'present' },
    `${tester} › period.from: must be a year, or a year and month like '2024-08'`,
  ],
  [
    'experience.0.period',
    { from: '2024-08', to: '2024-07' },
    `${tester} › period: must not end before it starts`,
  ],
  [
    'contact.phone',
    'call me',
    'content/contact.ts › phone: must be a phone number like "+63 900 000 0000" or "+63 2 000 0000 ext. 12"',
  ],
  [
    'owner.portrait.focus',
    'my face',
    'content/owner.ts › portrait.focus: must be like "top", "bottom left" or "30% 20%" (from the left, from the top)',
  ],
  [
    'owner.timeZone',
    '+08:00',
    'content/owner.ts › timeZone: must be a name of the time zone database, like "Asia/Manila"',
  ],
  ['owner.headline', [], 'content/owner.ts › headline: must hold 1 to 6 entries'],
  [
    'contact.emailService.host',
    'https://mail.example/api',
    'content/contact.ts › emailService.host: must be an address like "https://api.emailjs.com", without a path or a slash at the end',
  ],
  [
    'site.url',
    'juan.example',
    'content/site.ts › url: must be an address starting with https:// (or http://), like "https://name.example"',
  ],
  ['site.language', 'en_GB', 'content/site.ts › language: must be a language tag like "en"'],
  ['site.paper', 'a5', "content/site.ts › paper: must be 'a4' or 'letter'"],
  ['look.hues.link', 400, `content/look.ts › hues.link: ${hue}`],
  ['look.hues.link', 'reddish', `content/look.ts › hues.link: ${hue}`],
  ['look.hues.link', '#888', `content/look.ts › hues.link: ${hue}`],
  ['projects', undefined, 'content/projects.ts: is missing'],
])('%s: %j is a fault, named in one plain sentence', (place, value, sentence) => {
  const [fault, ...others] = faultsOf({ [place]: value });
  expect(others).toEqual([]);
  expect(fault?.replace(/; given: .*$/, '')).toBe(sentence);
});

test('a field that the page does not know is named, in an entry within an entry too', () => {
  expect(faultsOf({ 'projects.0.demolink': 'https://a.ph', 'projects.0.image.scr': '/a' })).toEqual(
    [
      `${arkha} › image.scr: is no field that the page knows`,
      `${arkha} › demolink: is no field that the page knows`,
    ],
  );
});

test.each([
  ["o'brien@example.org", true],
  ['jane+web@mail.example.com', true],
  ['jane..doe@mail.com', false],
  ['tomas@-example.org', false],
  ['juan.example.com', false],
])('whether %s is an e-mail address: %s', (email, isGood) => {
  const fault = `content/contact.ts › email: must be an e-mail address; given: "${email}"`;
  expect(faultsOf({ 'contact.email': email })).toEqual(isGood ? [] : [fault]);
});

test('all faults are named at once, wherever they are', () => {
  const input = changed({
    'skills.7.level': -5,
    'projects.0.title': '',
    'contact.email': 'nobody',
  });
  expect(() => checkContent(input)).toThrow(/^The content has 3 faults:\ncontent\/skills\.ts › /);
});

test('what an entry cannot do without is taken, and so is a period that nobody can read', () => {
  const { education, certificates, look, ...older } = changed({
    experience: [{ company: 'Tidal', role: 'Tester', skills: [], period: 'before the flood' }],
    skills: [{ name: 'Patience' }],
    projects: [{ title: 'Tide', description: 'Says when.', tags: [] }],
    'about.photo': undefined,
    'about.paragraphs': [],
    'about.services': [],
    'owner.portrait': undefined,
    'owner.cv': undefined,
    'contact.phone': undefined,
    'contact.emailService': undefined,
    'contact.social': [],
  });
  expect(checkContent(older)).toEqual({ ...older, education: [], certificates: [] });
});

describe('Whatever stands in a text', () => {
  /** Every place of the content that holds a text. */
  const placesIn = (value: unknown, place: Place = []): Place[] => {
    if (typeof value === 'string') return [place];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => placesIn(each, [...place, key]));
  };
  const kindOf = (place: Place) => place.join('.').replace(/\.\d+/g, '.*');
  /** One place of each kind: `projects.0.title` stands for `projects.3.title`. */
  const places = [
    ...new Map(placesIn(templateContent).map((place) => [kindOf(place), place.join('.')])).values(),
  ];
  const links = places.filter((place) => /(cv|href|Link)$/.test(place));
  const allOf = (list: readonly string[], value: unknown) =>
    faultsOf(Object.fromEntries(list.map((place) => [place, value])));
  /** File, place, what is wrong and what was given, on one line. */
  const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]{1,90}$/;

  test.each(forbiddenValues)('%s is refused, in a plain sentence for each place', (_, value) => {
    const faults = allOf(places, value);
    expect(faults).toHaveLength(places.length);
    for (const fault of faults) expect(fault).toMatch(sentence);
  });

  test.each(forbiddenLinks)('no link leads to %j', (address) => {
    expect(links.length).toBeGreaterThan(4);
    expect(allOf(links, address)).toHaveLength(links.length);
  });

  test.each(hostileTexts)('%j is a text like any other, or refused in a sentence', (hostile) => {
    for (const fault of allOf(places, hostile)) expect(fault).toMatch(sentence);
    // These say nothing but text, so nothing is to be refused.
    expect(allOf(['projects.0.title', 'owner.intro', 'about.paragraphs.0'], hostile)).toEqual([]);
  });
});
