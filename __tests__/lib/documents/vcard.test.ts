import ICAL from 'ical.js';
import { plainText } from '@/lib/content/linked-text';
import { vCard } from '@/lib/documents/vcard';
import { nonEmpty } from '@/lib/text/text';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { hostileTexts } from '../../contents/hostile';
import { changed } from '../../support/changes';
import { siteOf } from '../../support/site';

/** The fields of a card, as an address book reads them. */
const parsed = (card: string) =>
  new ICAL.Component(ICAL.parse(card)).getAllProperties().map((field) => {
    const kind = field.getFirstParameter('type');
    const value = field.getFirstValue();
    // RFC 2426 (2.4.2) has `\;` in all texts, but ical.js reads it only in lists.
    const read = Array.isArray(value) ? value : String(value).replaceAll('\\;', ';');
    return [kind ? `${field.name} ${kind}` : field.name, read] as const;
  });
const plain = (text = '') => text.replace(/\r\n?/g, '\n').trim();

/** A content with this text in each field of a card that may contain any text. */
const withText = (text: string) =>
  changed(complete, {
    owner: { name: text, role: text, intro: text, availability: text },
    contact: { location: text },
  });

const cases = [complete, everything, ...hostileTexts.map((text) => withText(plain(text)))];
const cards = cases.map((content) => vCard(siteOf(content)));

test('a contact card has the texts of the content when an address book reads it, whatever they are', () => {
  const expected = cases.map(({ site, owner, contact }) => {
    const accounts = contact.social.map(({ name, text }) => text && `${name}: ${text}`);
    const note = nonEmpty([plainText(owner.intro), owner.availability, ...accounts]);
    return {
      version: '3.0', // Android refuses 4.0.
      fn: plain(owner.name),
      title: plain(owner.role),
      adr: ['', '', '', plain(contact.location), '', '', ''],
      note: plain(note.join('\n')),
      rev: `${site.updated}T00:00:00Z`,
    };
  });
  const read = cards.map((card) => Object.fromEntries(parsed(card)));
  expect(read).toMatchObject(expected);
});
