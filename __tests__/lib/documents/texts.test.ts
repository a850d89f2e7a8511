/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import { validate } from '@jsonresume/schema';
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
  const { alternates, openGraph, twitter } = head(fullContent);
  const url = 'https://juan-dela-cruz.example';
  const image = { url: `${url}/og.png`, alt: 'Juan Dela Cruz, Junior Full-Stack Developer' };
  expect(alternates?.canonical).toBe(url);
  const profile = { type: 'profile', firstName: 'Juan', lastName: 'Dela Cruz' };
  const images = [{ ...image, width: 1200, height: 630 }];
  expect(openGraph).toMatchObject({ ...profile, url, locale: 'en_GB', images });
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
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

  test('contains jobs, schools, certificates, skills and projects with their highlights', () => {
    const told = text({ ...fullContent, projects: fullContent.projects.toReversed() });
    for (const part of [
      '### Lead Developer, Lantern Labs Collective',
      '### BSc Mathematics, City College',
      '- Thesis on engines',
      '### Harbour Night School',
      '- [First aid](<https://aid.example/1>), Red Cross, May 2024',
      '## Publications\n\n- [Engines that count](<https://quay.example/1>), Quay Press, Feb 2025: Why a lock',
      '## Awards\n\n- Kelp of the Year, Reef Society, Spring 2024',
      '- C (45%)',
      '- Power: Steam (33.3%), Wind',
      '- Nobody trusted a bare score',
      '[Live demo](<https://example.com/arkha>)',
      'Phone: +63 000 000 0000',
      'Time zone: Asia/Manila (UTC+8)',
      'Work permit: Schengen area, until 2030',
      'Licence \\*A\\* \\[B\\]: A2, B',
      '[Download CV](<https://cv.example/juan.pdf>)',
    ]) {
      expect(told).toContain(part);
    }
    // Featured projects first, as on the page.
    expect(told.indexOf('### Arkha')).toBeLessThan(told.indexOf('### Devpulse'));
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

  // to-content.test.ts and round-trip.test.ts test the other fields.
  test('has portrait, schools, certificates and projects in fields of the schema', () => {
    expect(resume(fullContent)).toMatchObject({
      basics: { image: 'https://juan-dela-cruz.example/pictures/portrait.jpeg' },
      volunteer: [{ startDate: '2023-09', endDate: '2024-12' }],
      education: [
        {
          institution: 'City College',
          area: 'BSc Mathematics',
          startDate: '2019',
          endDate: '2023-06',
          courses: ['Thesis on engines'],
        },
        { institution: 'Harbour Night School' },
      ],
      certificates: [
        { name: 'First aid', issuer: 'Red Cross', date: '2024-05', url: 'https://aid.example/1' },
        { name: 'Driving licence' },
      ],
      projects: [
        { url: 'https://example.com/arkha', highlights: fullContent.projects[0]?.highlights },
        { name: 'SupportHub', url: 'https://example.com/supporthub/video' },
        {},
        {},
        {},
      ],
      meta: { lastModified: '2026-11-20T00:00:00' },
    });
    // A group’s name may be a skill as well. JSON Resume has no field `group`.
    expect(resume(fullContent).skills.slice(0, 3)).toEqual([
      { name: 'Power', keywords: ['Steam', 'Wind'] },
      { name: 'Steam', level: '33.3%', group: 'Power' },
      { name: 'React', level: '90%' },
    ]);
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
  function card(of: Content): string {
    const { absoluteUrl, portrait } = addressesOf(of);
    return vCard(of, absoluteUrl, portrait);
  }
  /** The lines of a card, unfolded (RFC 2426, 2.6). */
  const lines = (of: Content) => card(of).replaceAll('\r\n ', '').split('\r\n');

  test('has all details in version 3.0, which Android reads', () => {
    expect(lines(fullContent)).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Juan Dela Cruz',
      'N:Dela Cruz;Juan;;;',
      'TITLE:Junior Full-Stack Developer',
      'EMAIL:juan.delacruz@example.com',
      'TEL;TYPE=voice:+63 000 000 0000',
      'ADR:;;;Laguna\\, Philippines;;;',
      'URL:https://juan-dela-cruz.example',
      'PHOTO;VALUE=uri:https://juan-dela-cruz.example/pictures/portrait.jpeg',
      'X-SOCIALPROFILE;TYPE=github:https://example.com/github/juan-dela-cruz',
      'X-SOCIALPROFILE;TYPE=linkedin:https://example.com/linkedin/juan-dela-cruz',
      'X-SOCIALPROFILE;TYPE=twitter:https://example.com/twitter/juan-dela-cruz',
      'TZ;VALUE=text:Asia/Manila',
      expect.stringMatching(/^NOTE:I build web .*\\nOpen to junior roles/),
      'REV:20261120T000000Z',
      'END:VCARD',
      '',
    ]);
    const owner = { ...fullContent.owner, name: 'Dr. Juan Dela Cruz, MBA' };
    expect(lines({ ...fullContent, owner })).toContain('N:Dela Cruz;Juan;;Dr.;MBA');
  });

  test.each(contents)('of %s has lines of at most 75 octets, folded between letters', (_, of) => {
    for (const line of card(of).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toContain('\n');
    }
  });

  test('texts cannot add a field or a parameter', () => {
    const names = lines(everything).map((line) => line.split(':')[0]);
    expect(names).toContain('X-SOCIALPROFILE;TYPE=script');
    expect(names.filter((name) => name === 'FN')).toHaveLength(1);
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
      award: ['Kelp of the Year'],
      alumniOf: [{ name: 'City College', url: 'https://college.example/' }, {}],
    });
    expect(node(fullContent, 'ProfilePage')).toMatchObject({ dateModified: '2026-11-20' });
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
