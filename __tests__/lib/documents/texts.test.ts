/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import ICAL from 'ical.js';
import { plainText } from '@/lib/content/linked-text';
import type { Content } from '@/lib/content/schema';
import { llmsText } from '@/lib/documents/llms';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { everything, fullContent, linkedContent, minimalContent } from '../../fixtures/content';
import { hostileTexts } from '../../fixtures/hostile';
import { portraitOf, siteOf } from '../../support/site';

const contents = Object.entries({ minimalContent, fullContent, everything });

describe('llms.txt', () => {
  const text = (of: Content) => llmsText(siteOf(of));

  test('contains every list in the owner’s order, featured projects first as on the page', () => {
    const shown = text({ ...fullContent, projects: fullContent.projects.toReversed() });
    const parts = [
      'Time zone: Asia/Manila (UTC+8)',
      'Licence *A* [B]: A2, B',
      '### Quality Assurance Tester, Bayside Software Works',
      '### Lead Developer, Lantern Labs Collective',
      'full-time · Aug 2024 – Present · Calamba, Philippines',
      '### BSc Mathematics, City College',
      '- Thesis on engines\n- Chess champion',
      '### Harbour Night School',
      '- [First aid](https://aid.example/1), Red Cross, May 2024',
      '- Driving licence',
      '## Publications\n\n- [Engines that count](https://quay.example/1), Quay Press, Feb 2025: Why a lock',
      '- Kelp and I, Reef Press, Autumn 2023',
      '## Awards\n\n- Net of the Year, Harbour, 30 Jan 2025: For mending.',
      '- Kelp of the Year, Reef Society, Spring 2024',
      '- Power: Steam (33.3%), Wind',
      '- React (90%)',
      '### SupportHub',
      '### Arkha',
      '- Nobody trusted a bare score',
      '[Live demo](https://example.com/arkha)',
      '### Devpulse',
      'Phone: +63 000 000 0000',
      '[Download CV](https://cv.example/juan.pdf)',
    ];
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    const order = parts.toSorted((one, other) => shown.indexOf(one) - shown.indexOf(other));
    expect(order).toEqual(parts);
  });

  test.each(contents)('of %s has a summary and a heading for each entry, and no gap', (_, of) => {
    const shown = text(of);
    expect(shown).toMatch(/^# .+\n\n> /);
    const entries = of.experience.length + of.education.length + of.projects.length;
    expect(shown.split('\n### ')).toHaveLength(1 + entries);
    expect(shown).not.toMatch(/undefined|NaN|\n\n\n/);
    // A heading of a list without entries.
    expect(shown).not.toMatch(/\n## .*\n+## /);
  });

  test('keeps the links in texts', () => {
    const addresses = JSON.stringify(linkedContent).match(/\]\([^)]+\)/g) ?? [];
    expect(addresses).toHaveLength(14);
    const shown = text(linkedContent);
    expect(addresses.filter((address) => !shown.includes(address))).toEqual([]);
  });
});

function resume(of: Content) {
  const site = siteOf(of);
  return JSON.parse(JSON.stringify(jsonResume(site, portraitOf(site))));
}

describe('resume.json', () => {
  test.each(contents)('of %s passes the published schema', async (_, of) => {
    expect(await new Promise((resolve) => validate(resume(of), resolve))).toBeNull();
    expect(JSON.stringify(resume(of))).not.toMatch(/undefined|NaN/);
  });

  // round-trip.test.ts tests the fields that the import reads.
  test('has portrait, volunteering, programmes, the first link of a project, and the date', () => {
    const { basics, volunteer, education, projects, meta } = resume(fullContent);
    expect(basics.image).toBe('https://juan-dela-cruz.example/pictures/portrait.jpeg');
    expect(volunteer).toMatchObject([{ startDate: '2023-09', endDate: '2024-12' }]);
    expect(education[0]).toMatchObject({ area: 'BSc Mathematics', courses: expect.any(Array) });
    expect(projects[1].url).toBe('https://example.com/supporthub/video');
    expect(meta.lastModified).toBe(`${fullContent.site.updated}T00:00:00`);
  });

  test('has the skills of a group as keywords, with their levels in a field of our own', () => {
    const { skills } = resume(fullContent);
    expect(skills[0]).toEqual({
      name: 'Power',
      keywords: ['Steam', 'Wind'],
      members: [{ name: 'Steam', level: '33.3%' }, { name: 'Wind' }],
    });
    expect(skills[1]).toEqual({ name: 'React', level: '90%' });
  });
});

describe('the contact card', () => {
  const card = (of: Content) => {
    const site = siteOf(of);
    return vCard(site, portraitOf(site));
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
    const { owner, contact, site } = of;
    const locale = siteOf(of);
    const fields = parsed(of);
    expect(Object.fromEntries(fields)).toMatchObject({
      version: '3.0', // Android refuses 4.0.
      fn: plain(owner.name),
      title: plain(owner.role),
      email: contact.email,
      'tel voice': contact.phone,
      adr: ['', '', '', plain(contact.location), '', '', ''],
      url: locale.url('/'),
      photo: portraitOf(locale),
      tz: owner.timeZone,
      note: plain([plainText(owner.intro), owner.availability].filter(Boolean).join('\n')),
      rev: `${site.updated}T00:00:00Z`,
    });
    // Lines are folded between letters.
    for (const line of card(of).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toContain('\n');
    }
    const profiles = fields.filter(([field]) => field.startsWith('x-socialprofile'));
    expect(profiles.map(([, address]) => address)).toEqual(contact.social.map(({ href }) => href));
  });

  test('sorts by the family name, and has the networks of profiles', () => {
    expect(Object.fromEntries(parsed(fullContent))).toMatchObject({
      n: ['Dela Cruz', 'Juan', '', '', ''],
      'x-socialprofile github': 'https://example.com/github/juan-dela-cruz',
    });
  });
});
