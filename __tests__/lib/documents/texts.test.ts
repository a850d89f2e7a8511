/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import { validate } from '@jsonresume/schema';
import ICAL from 'ical.js';
import { plainText } from '@/lib/content/linked-text';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { cvData } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { webManifest } from '@/lib/documents/manifest';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { absoluteUrlFor, linkPath, linkUrl } from '@/lib/hosting/urls';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { en } from '@/lib/words/en';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { hostileTexts } from '../../fixtures/hostile';
import { addressesOf } from '../../support/addresses';

const contents = Object.entries({ minimalContent, fullContent, everything });

const { env } = process;

afterEach(() => {
  process.env = env;
});

/** Sets the environment of a preview below a path. */
function moveSite() {
  process.env = { ...env, SITE_URL: 'https://preview.example/', BASE_PATH: 'portfolio/' };
}

describe('addresses', () => {
  test('start with the content’s host, or with SITE_URL and BASE_PATH', () => {
    expect(absoluteUrlFor(fullContent.site)('/og.png')).toBe(
      'https://juan-dela-cruz.example/og.png',
    );
    moveSite();
    const address = absoluteUrlFor(fullContent.site);
    expect(address('/og.png')).toBe('https://preview.example/portfolio/og.png');
    expect(address('/')).toBe('https://preview.example/portfolio/');
  });

  test.each([
    'https://x.example/a?b=c#d',
    'mailto:juan@example.com',
    'tel:+63',
    '#skills',
    '//cdn.example',
  ])('of other sites do not change: %s', (address) => {
    moveSite();
    expect(linkPath(address)).toBe(address);
  });

  test('of files are percent-encoded', () => {
    moveSite();
    expect(linkPath('/my cv #2? 100%.pdf')).toBe('/portfolio/my%20cv%20%232%3F%20100%25.pdf');
    expect(linkUrl('/写真/n\u0303.png', absoluteUrlFor(fullContent.site))).toBe(
      `https://preview.example/portfolio/${encodeURI('写真/ñ.png')}`,
    );
  });
});

test('the head contains the page’s canonical address, and absolute addresses for link previews', () => {
  const head = (of: Content) => pageMetadata(of, addressesOf(of).absoluteUrl);
  const { alternates, openGraph } = head(fullContent);
  const url = 'https://juan-dela-cruz.example';
  expect(alternates?.canonical).toBe(url);
  const profile = { type: 'profile', firstName: 'Juan', lastName: 'Dela Cruz' };
  const alt = 'Juan Dela Cruz, Junior Full-Stack Developer';
  const images = [{ url: `${url}/og.png`, alt, width: 1200, height: 630 }];
  expect(openGraph).toMatchObject({ ...profile, url, locale: 'en_GB', images });
  const owner = { ...minimalContent.owner, name: 'Maria' };
  expect(head({ ...minimalContent, owner }).openGraph).not.toHaveProperty('lastName');
  expect(head(minimalContent).openGraph).toHaveProperty('locale', undefined);
});

test('the manifest contains the owner’s name, the page’s colour, and plain and maskable icons', () => {
  const { icons = [], ...manifest } = webManifest(fullContent);
  const name = 'Juan Dela Cruz, Junior Full-Stack Developer';
  expect(manifest).toMatchObject({ name, theme_color: '#faf6ee' });
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
});

describe('llms.txt', () => {
  const text = (of: Content) => llmsText(of, en, addressesOf(of).absoluteUrl);

  test('contains every list in the owner’s order, featured projects first as on the page', () => {
    const shown = text({ ...fullContent, projects: fullContent.projects.toReversed() });
    const parts = [
      'Time zone: Asia/Manila (UTC+8)',
      'Work permit: Schengen area, until 2030',
      'Licence \\*A\\* \\[B\\]: A2, B',
      '### Quality Assurance Tester, Bayside Software Works',
      '### Lead Developer, Lantern Labs Collective',
      '### BSc Mathematics, City College',
      '- Thesis on engines\n- Chess champion',
      '### Harbour Night School',
      '- [First aid](<https://aid.example/1>), Red Cross, May 2024',
      '- Driving licence',
      '## Publications\n\n- [Engines that count](<https://quay.example/1>), Quay Press, Feb 2025: Why a lock',
      '- Kelp and I, Reef Press, 2023',
      '## Awards\n\n- Net of the Year, Harbour, 30 Jan 2025: For mending.',
      '- Kelp of the Year, Reef Society, Spring 2024',
      '- Power: Steam (33.3%), Wind',
      '- React (90%)',
      '- C (45%)',
      '### SupportHub',
      '### Arkha',
      '- Nobody trusted a bare score',
      '[Live demo](<https://example.com/arkha>)',
      '### Devpulse',
      'Phone: +63 000 000 0000',
      '[Download CV](<https://cv.example/juan.pdf>)',
    ];
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    const order = parts.toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
    expect(order).toEqual(parts);
  });

  test('has one first heading, a quoted summary and sections, also with hostile texts', () => {
    const lines = text(everything).split('\n');
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(lines[2]).toMatch(/^> /);
    expect(lines.filter((line) => line.startsWith('### '))).toHaveLength(
      everything.experience.length + everything.education.length + everything.projects.length,
    );
    expect(lines.join()).not.toMatch(/(?<!\\)<\/script/);
  });

  test('has no heading and no gap for missing content', () => {
    const told = text(minimalContent);
    expect(told).not.toMatch(/## (About|What I do|Experience|Skills|Projects)|undefined|\n\n\n/);
  });
});

test('no document contains the legal texts of the page', () => {
  const { absoluteUrl, portrait } = addressesOf(fullContent);
  const documents = {
    llms: llmsText(fullContent, en, absoluteUrl),
    resume: jsonResume(fullContent, absoluteUrl, portrait),
    card: vCard(fullContent, absoluteUrl, portrait),
    cv: cvData(fullContent, en, absoluteUrl),
    structured: structuredData(fullContent, absoluteUrl, portrait),
    head: pageMetadata(fullContent, absoluteUrl),
  };
  expect(JSON.stringify(fullContent.site)).toMatch(/legal/i);
  expect(JSON.stringify(documents)).not.toMatch(/legal/i);
});

function resume(of: Content) {
  const { absoluteUrl, portrait } = addressesOf(of);
  return JSON.parse(JSON.stringify(jsonResume(of, absoluteUrl, portrait)));
}

describe('resume.json', () => {
  test.each(contents)('of %s passes the published schema', async (_, of) => {
    expect(await new Promise((resolve) => validate(resume(of), resolve))).toBeNull();
  });

  // round-trip.test.ts tests the fields that an import returns.
  test('has portrait, volunteering, dates, links and groups in fields of the schema', () => {
    const { basics, volunteer, education, certificates, projects, skills, meta } =
      resume(fullContent);
    expect(basics.image).toBe('https://juan-dela-cruz.example/pictures/portrait.jpeg');
    expect(volunteer).toMatchObject([{ startDate: '2023-09', endDate: '2024-12' }]);
    expect(education[0]).toMatchObject({ area: 'BSc Mathematics', courses: expect.any(Array) });
    expect(certificates[0]).toMatchObject({ issuer: 'Red Cross', date: '2024-05' });
    expect(projects[1].url).toBe('https://example.com/supporthub/video');
    // A group’s name may be a skill as well. JSON Resume has no field `group`.
    expect(skills.slice(0, 2)).toEqual([
      { name: 'Power', keywords: ['Steam', 'Wind'] },
      { name: 'Steam', level: '33.3%', group: 'Power' },
    ]);
    expect(meta.lastModified).toBe(`${fullContent.site.updated}T00:00:00`);
  });

  test('omits the end of a current job, dates of an unreadable period, and missing content', () => {
    const [job] = resume(fullContent).work;
    expect(job).not.toHaveProperty('endDate');
    const experience = fullContent.experience.map((each) => ({ ...each, period: 'long ago' }));
    expect(resume({ ...fullContent, experience }).work[0]).not.toHaveProperty('startDate');
    expect(resume(everything).projects[0]).not.toHaveProperty('url');
    expect(resume(minimalContent)).not.toHaveProperty('languages');
  });
});

describe('the contact card', () => {
  const card = (of: Content) => {
    const { absoluteUrl, portrait } = addressesOf(of);
    return vCard(of, absoluteUrl, portrait);
  };
  /** The fields of a card, as an address book reads them. */
  const parsed = (of: Content) =>
    new ICAL.Component(ICAL.parse(card(of))).getAllProperties().map((field) => {
      const kind = field.getFirstParameter('type');
      const value = field.getFirstValue();
      // RFC 2426 (2.4.2) has `\;` in all texts, but ical.js reads it only in lists.
      const read = Array.isArray(value) ? value : String(value).replaceAll('\\;', ';');
      return [kind ? `${field.name} ${kind}` : field.name, read] as const;
    });
  /** A text with only the line breaks of a card. */
  const plain = (text = '') => text.replace(/\r\n?/g, '\n').trim();

  /** A content with this text in each field of a card that may contain any text. */
  const withText = (text: string): Content => ({
    ...fullContent,
    owner: { ...fullContent.owner, name: text, role: text, intro: text, availability: text },
    contact: { ...fullContent.contact, location: text },
  });

  test.each<readonly [string, Content]>([
    ['fullContent', fullContent],
    ['everything', everything],
    ...hostileTexts.map((text) => [text, withText(text)] as const),
  ])('of %j has the texts of the content when an address book reads it', (_, of) => {
    const { owner, contact } = of;
    const fields = parsed(of);
    expect(Object.fromEntries(fields)).toMatchObject({
      version: '3.0', // Android refuses 4.0.
      fn: plain(owner.name),
      title: plain(owner.role),
      email: contact.email,
    });
    const valueIn = (name: string) => fields.find(([field]) => field === name)?.[1];
    expect(valueIn('tel voice')).toBe(contact.phone);
    expect(valueIn('adr')?.[3]).toBe(contact.location && plain(contact.location));
    expect(valueIn('tz')).toBe(owner.timeZone);
    expect(valueIn('note')).toBe(
      plain([plainText(owner.intro), owner.availability].filter(Boolean).join('\n')),
    );
    const profiles = fields.filter(([field]) => field.startsWith('x-socialprofile'));
    expect(profiles.map(([, address]) => address)).toEqual(contact.social.map(({ href }) => href));
  });

  test('sorts by the family name, and has the address, portrait and date of the page', () => {
    const owner = { ...fullContent.owner, name: 'Dr. Juan Dela Cruz, MBA' };
    const fields = Object.fromEntries(parsed({ ...fullContent, owner }));
    expect(fields).toMatchObject({
      n: ['Dela Cruz', 'Juan', '', 'Dr.', 'MBA'],
      url: 'https://juan-dela-cruz.example',
      photo: 'https://juan-dela-cruz.example/pictures/portrait.jpeg',
      'x-socialprofile github': 'https://example.com/github/juan-dela-cruz',
      rev: `${fullContent.site.updated}T00:00:00Z`,
    });
  });

  test.each(contents)('of %s has lines of at most 75 octets, folded between letters', (_, of) => {
    for (const line of card(of).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toContain('\n');
    }
  });
});

test('links in texts are links in llms.txt, their source in resume.json, and plain text elsewhere', () => {
  const { absoluteUrl } = addressesOf(linkedContent);
  const markdown = llmsText(linkedContent, en, absoluteUrl);
  const json = JSON.stringify(linkedContent);
  const addresses = [...json.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(14);
  expect(addresses.filter((address) => !markdown.includes(`](<${address}>)`))).toEqual([]);
  const exported = JSON.stringify(resume(linkedContent));
  expect(addresses.filter((address) => !exported.includes(`](${address})`))).toEqual([]);

  const intro = 'I wrote the intro. It is short.';
  expect(structuredData(linkedContent, absoluteUrl)).toContain(`"description":"${intro}"`);
  expect(vCard(linkedContent, absoluteUrl)).toContain(`NOTE:${intro}`);
});

describe('structured data', () => {
  const words = { experience: { present: 'oggi' } };
  const italian = { ...minimalContent, site: { ...minimalContent.site, language: 'it', words } };
  const text = (of: Content) =>
    structuredData(of, addressesOf(of).absoluteUrl, addressesOf(of).portrait);
  const graph = (of: Content): Record<string, unknown>[] => JSON.parse(text(of))['@graph'];
  const node = (of: Content, type: string) => graph(of).find((each) => each['@type'] === type);

  test.each(contents)('of %s refer to existing nodes only', (_, of) => {
    const ids = graph(of).map((each) => each['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...text(of).matchAll(/\{"@id":("[^"]*")\}/g)];
    expect(references.length).toBeGreaterThan(2);
    for (const [, id = '""'] of references) expect(ids).toContain(JSON.parse(id));
  });

  test('texts cannot end the script element', () => {
    expect(text(everything)).not.toContain('<');
    expect(node(everything, 'Person')).toMatchObject({ givenName: '‹Maria›' });
  });

  test('describe the owner, with employers and schools', () => {
    expect(node(fullContent, 'Person')).toMatchObject({
      name: 'Juan Dela Cruz',
      jobTitle: 'Junior Full-Stack Developer',
      image: 'https://juan-dela-cruz.example/pictures/portrait.jpeg',
      telephone: '+63 000 000 0000',
      sameAs: templateContent.contact.social.map(({ href }) => href),
      knowsAbout: expect.arrayContaining(['React', 'C', 'Steam']),
      worksFor: [{ name: 'Bayside Software Works' }, { name: 'Lantern Labs Collective' }],
      award: ['Net of the Year', 'Kelp of the Year'],
      alumniOf: [{ name: 'City College', url: 'https://college.example/' }, {}],
    });
    expect(node(fullContent, 'ProfilePage')).toMatchObject({
      dateModified: fullContent.site.updated,
    });
    for (const name of ['sameAs', 'award', 'knowsAbout', 'worksFor', 'alumniOf']) {
      expect(node(minimalContent, 'Person')).not.toHaveProperty(name);
    }
  });

  // The last one may have ended or not.
  test.each(['2023 – 2027', '2023 – oggi', '2023 – heute', 'seit 2023', 'da qualche anno'])(
    'do not make an alumnus of a student since "%s"',
    (period) => {
      const education = [{ school: 'City College', period }];
      const student = { ...italian, education };
      expect(node(student, 'Person')).not.toHaveProperty('alumniOf');
    },
  );

  test.each([
    ['2026-02-28', '2026-02', 'is in its last month'],
    ['2026-03-01', '2026-02', 'has ended'],
    ['2026-12-31', '2026', 'is in its last year'],
    ['2027-01-01', '2026', 'has ended'],
  ])('on %s, a period until %s %s', (updated, to, phase) => {
    const period = { from: '2024', to };
    const of = {
      ...minimalContent,
      site: { ...minimalContent.site, updated },
      experience: [{ company: 'Porto', role: 'Pilota', period, skills: [] }],
      education: [{ school: 'City College', period }],
    };
    const entries = phase === 'has ended' ? 'alumniOf' : 'worksFor';
    const other = phase === 'has ended' ? 'worksFor' : 'alumniOf';
    expect(node(of, 'Person')).toHaveProperty(entries);
    expect(node(of, 'Person')).not.toHaveProperty(other);
  });

  test('know a job by the owner’s own word for "Present"', () => {
    const experience = [{ company: 'Porto', role: 'Pilota', period: '2019 – oggi', skills: [] }];
    expect(node({ ...italian, experience }, 'Person')).toMatchObject({
      worksFor: [{ name: 'Porto' }],
    });
    const [job] = resume({ ...italian, experience }).work;
    expect(job).toMatchObject({ startDate: '2019' });
    expect(job).not.toHaveProperty('endDate');
  });
});
