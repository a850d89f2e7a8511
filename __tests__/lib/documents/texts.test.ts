/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import ICAL from 'ical.js';
import { plainText } from '@/lib/content/linked-text';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { llmsText } from '@/lib/documents/llms';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { everything, minimalContent } from '../../fixtures/content';
import { hostileTexts } from '../../fixtures/hostile';
import { markedContents } from '../../fixtures/markers';
import { portraitOf, siteOf } from '../../support/site';

// fields.test.ts tests where each field stands.

const { '': marked } = markedContents;
const contents = Object.entries({ minimalContent, marked, everything });

describe('llms.txt', () => {
  const text = (of: Content) => llmsText(siteOf(of));

  test.each(contents)('of %s has a summary and a heading for each entry, and no gap', (_, of) => {
    const shown = text(of);
    expect(shown).toMatch(/^# .+\n\n> /);
    const entries = of.experience.length + of.education.length + of.projects.length;
    expect(shown.split('\n### ')).toHaveLength(1 + entries);
    expect(shown).not.toMatch(/undefined|NaN|\n\n\n/);
    // A heading of a list without entries.
    expect(shown).not.toMatch(/\n## .*\n+## /);
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

  test('has volunteering in a list of its own, and the first link of a project as its address', () => {
    const { work, volunteer, projects } = resume(templateContent);
    expect([work.length, volunteer.length]).toEqual([2, 1]);
    expect(projects[1].url).toBe('https://example.com/supporthub/video');
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
    ...marked,
    owner: { ...marked.owner, name: text, role: text, intro: text, availability: text },
    contact: { ...marked.contact, location: text },
  });

  test.each<readonly [string, Content]>([
    ['every field', marked],
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
});
