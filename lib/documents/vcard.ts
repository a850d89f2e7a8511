import { plainText } from '../content/linked-text';
import { webAccountsIn } from '../profile/contacts';
import type { LocalizedSite } from '../site/localized-site';
import { nonEmpty } from '../text/text';
import { labelFor } from './cv-sections';

/** Escapes backslash, comma, semicolon and line breaks (RFC 2426, 2.4.2). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** The owner's contact card in version 3.0 (RFC 2426), because Android refuses later versions. */
export function vCard(site: LocalizedSite): string {
  const { profile, urlOf } = site;
  const { person, contacts, updated } = profile;
  // No property is for an account without an address.
  const accountNames = contacts.accountNames.map(({ name, value }) => labelFor(name, site) + value);
  const note = nonEmpty([plainText(person.intro), person.availability, ...accountNames]);
  const lines = nonEmpty([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(person.name)}`,
    // Family name, first names, further names, prefixes, suffixes. Phones sort by this line.
    `N:${escaped(person.familyName)};${escaped(person.firstNames)};;;`,
    `TITLE:${escaped(person.role)}`,
    contacts.email && `EMAIL:${escaped(contacts.email.text)}`,
    contacts.phone?.href.replace('tel:', 'TEL;TYPE=voice:'),
    // The fourth field is the town.
    contacts.location && `ADR:;;;${escaped(contacts.location)};;;`,
    `URL:${urlOf('/')}`,
    ...webAccountsIn(contacts.accounts).map(({ url }) => `URL:${url}`),
    person.timeZone && `TZ;VALUE=text:${escaped(person.timeZone)}`,
    `NOTE:${escaped(note.join('\n'))}`,
    `REV:${updated.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ]);
  return `${lines.join('\r\n')}\r\n`;
}
