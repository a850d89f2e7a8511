import { validate } from '@jsonresume/schema';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { plainText } from '@/lib/content/linked-text';
import type { Content } from '@/lib/content/schema';
import { cvData } from '@/lib/documents/cv-data';
import { jsonResume } from '@/lib/documents/resume';
import { contactPhoto, vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { content as sampleContent } from '@/sample/content';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { hostileTexts } from '../../contents/hostile';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { siteOf } from '../../support/site';

// generated-files.test.ts compares whole files.

const contents = Object.entries({ minimalContent, complete, everything });

const portrait = 'https://maria.dev/pictures/portrait.jpeg';

const resume = (content: Content) =>
  JSON.parse(JSON.stringify(jsonResume(siteOf(content), portrait)));

test.each(contents)('resume.json of %s passes the published schema', async (_, content) => {
  expect(await new Promise((resolve) => validate(resume(content), resolve))).toBeNull();
  expect(JSON.stringify(resume(content))).not.toMatch(/undefined|NaN/);
});

test('resume.json has the notes of skills in a group, also without levels', () => {
  const skills = [{ name: 'Go', group: 'Languages', note: 'Coursework' }];
  expect(resume(changed(minimalContent, { skills })).skills).toMatchObject([
    { name: 'Languages', members: [{ name: 'Go', note: 'Coursework' }] },
  ]);
});

test('resume.json has volunteering in a list of its own, and the first link of a project as its address', () => {
  const job = { company: 'Reef', role: 'Diver', skills: [] };
  // A job with volunteers need not be voluntary.
  const paid = { ...job, type: 'coordinator of volunteers' };
  const experience = [paid, { ...job, type: 'bénévolat', volunteer: true }];
  const { work, volunteer, projects, meta } = resume(changed(sampleContent, { experience }));
  expect([work, volunteer]).toEqual([
    [expect.objectContaining({ type: 'coordinator of volunteers' })],
    [expect.objectContaining({ type: 'bénévolat' })],
  ]);
  expect(projects[1].url).toBe('https://example.com/supporthub/video');
  // The schema describes this form, but does not check it.
  expect(meta.lastModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
});

test('files that leave the site have only whole addresses, also of files of the site', () => {
  const ownFiles = changed(complete, {
    certificates: [{ name: 'Diploma', link: '/diploma.pdf' }],
    projects: [{ title: 'Kelp', tags: [], demoLink: '/kelp.html', repoLink: '/kelp.zip' }],
  });
  const site = siteOf(ownFiles);
  const files = {
    resume: JSON.stringify(jsonResume(site)),
    cv: JSON.stringify(cvData(site)),
    card: vCard(site),
    data: structuredData(site),
  };
  for (const [file, text] of Object.entries(files)) {
    // A value of JSON that begins like a path.
    expect({ file, relative: text.match(/(?<=")\/[^/"][^"]*/g) }).toEqual({
      file,
      relative: null,
    });
  }
  expect(files.resume).toContain(site.urlOf('/diploma.pdf'));
});

test('files for programs contain only social links that are pages', () => {
  const social = [
    { name: '山田', href: 'mailto:ana@mail.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
    { name: '山田', href: 'https://www.blog.example/' },
  ];
  const site = siteOf({ contact: { social } });
  const files = [vCard(site), JSON.stringify(jsonResume(site)), structuredData(site)];
  const found = files.map((file) => social.filter(({ href }) => file.includes(href)));
  expect(found).toEqual(Array(3).fill(social.slice(1)));
  // The kind of a profile has only Latin letters. The CV shows the address as people write it.
  expect(files[0]?.match(/(?<=TYPE=)\w+(?=:https)/g)).toEqual(['linkedin', 'other']);
  expect(cvData(site).contacts.at(-1)?.at(-1)?.text).toBe('山田: blog.example');
});

test('the CV shows mail addresses as people write them, in social links and projects', () => {
  const mail = 'mailto:ana@mail.example?subject=Hi';
  const { contacts, projects } = cvData(
    siteOf({
      contact: { social: [{ name: 'Mail', href: 'mailto:ana@mail.example' }] },
      projects: [{ title: 'Kelp', tags: [], demoLink: mail }],
    }),
  );
  expect(contacts.at(-1)?.at(-1)?.text).toBe('Mail: ana@mail.example');
  expect(projects[0]?.links).toEqual([{ text: 'ana@mail.example', href: mail }]);
});

describe('the contact card', () => {
  const photo = Buffer.alloc(9_000, 'photo');
  const card = (content: Content) => vCard(siteOf(content), photo);

  test('contains the portrait as a small JPEG, because phones load none by its address', async () => {
    const site = siteOf(sampleContent);
    const text = vCard(site, await contactPhoto(site));
    const [base64] = new ICAL.Component(ICAL.parse(text)).getAllProperties('photo');
    const picture = Buffer.from(String(base64?.getFirstValue()), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 256,
      height: 256,
    });
    expect(picture.length).toBeLessThan(16_000);
    expect(await contactPhoto(siteOf(minimalContent))).toBeUndefined();
  });

  test('has a phone number that can be dialed from anywhere', () => {
    const numbers = ['+49 (0)171 0000', '0049 (0)171 0000', '(032) 111 1111'].map((phone) => {
      const text = card(changed(minimalContent, { contact: { phone } }));
      return /^TEL;TYPE=voice:(.*)\r$/m.exec(text)?.[1];
    });
    expect(numbers).toEqual(['+49 171 0000', '+49 171 0000', '(032) 111 1111']);
  });

  /** The fields of a card, as an address book reads them. */
  const parsed = (content: Content) =>
    new ICAL.Component(ICAL.parse(card(content))).getAllProperties().map((field) => {
      const kind = field.getFirstParameter('type');
      const value = field.getFirstValue();
      // RFC 2426 (2.4.2) has `\;` in all texts, but ical.js reads it only in lists.
      const read = Array.isArray(value) ? value : String(value).replaceAll('\\;', ';');
      return [kind ? `${field.name} ${kind}` : field.name, read] as const;
    });
  /** A text with only the line breaks of a card. */
  const plain = (text = '') => text.replace(/\r\n?/g, '\n').trim();

  /** A content with this text in each field of a card that may contain any text. */
  const withText = (text: string) =>
    changed(complete, {
      owner: { name: text, role: text, intro: text, availability: text },
      contact: { location: text },
    });

  const cases = [
    complete,
    everything,
    ...[...hostileTexts, 'Ends in a line break.\n'].map(withText),
  ];

  test('has the texts of the content when an address book reads it, whatever they are', () => {
    const expected = cases.map((content) => ({
      version: '3.0', // Android refuses 4.0.
      fn: plain(content.owner.name),
      title: plain(content.owner.role),
      adr: ['', '', '', plain(content.contact.location), '', '', ''],
      note: plain(
        [plainText(content.owner.intro), content.owner.availability].filter(Boolean).join('\n'),
      ),
      rev: `${content.site.updated}T00:00:00Z`,
    }));
    expect(cases.map((content) => Object.fromEntries(parsed(content)))).toMatchObject(expected);
    const socialLinksIn = (content: Content) =>
      parsed(content).flatMap(([field, value]) =>
        field.startsWith('x-socialprofile') ? value : [],
      );
    expect(cases.map(socialLinksIn)).toEqual(
      cases.map(({ contact }) => contact.social.map(({ href }) => href)),
    );
  });

  test('has lines of at most 75 bytes, which are folded between letters', () => {
    const lines = cases.flatMap((content) => card(content).split('\r\n'));
    const isWhole = (line: string) => Buffer.from(line).toString() === line;
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || !isWhole(line))).toEqual([]);
  });
});

test('links to a part of the page have its address in every document', () => {
  const site = siteOf({
    owner: { intro: 'I learned at [school](#education), and [mend](#skill-nähen) nets.' },
    education: [{ school: 'Reef', highlights: ['See [Kelp](#project-kelp)'] }],
    projects: [{ title: 'Kelp', tags: [] }],
    skills: [{ name: 'Nähen' }],
  });
  const links = [
    '[school](https://maria.dev/#education)',
    '[mend](https://maria.dev/#skill-n%C3%A4hen)',
    '[Kelp](https://maria.dev/#project-kelp)',
  ];
  const resume = JSON.stringify(jsonResume(site));
  expect(links.filter((link) => !resume.includes(link))).toEqual([]);
  const { introduction, education } = cvData(site);
  const parts = [introduction, education[0]?.highlights].flat(2);
  expect(parts.flatMap((part) => (typeof part === 'object' && part.href) || [])).toEqual(
    links.map((link) => link.slice(link.indexOf('(') + 1, -1)),
  );
  expect([vCard(site), structuredData(site)].join()).not.toContain('#education');
});
