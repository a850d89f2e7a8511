import { plainText } from '../content/linked-text';
import { opensPage } from '../content/links';
import { nameParts } from '../content/names';
import type { Content } from '../content/schema';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';

/** Escapes backslash, comma, semicolon and line breaks (RFC 2426, 2.4.2). */
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .trim();

/** Folds a line after at most 75 octets, between characters (RFC 2425, 5.8.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/**
 * The owner's contact card in version 3.0 (RFC 2426); Android refuses 4.0.
 * @param portrait full address of the generated portrait
 * @returns folded lines, ending in CRLF
 */
export function vCard(content: Content, absoluteUrl: AbsoluteUrl, portrait?: string): string {
  const { owner, contact, site } = content;
  const { familyName, firstNames } = nameParts(owner);
  const profiles = contact.social.filter(({ href }) => opensPage(href));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(owner.name)}`,
    // Family name, first names, further names, prefixes, suffixes. Phones sort by this line.
    `N:${[familyName, firstNames].map(escaped).join(';')};;;`,
    `TITLE:${escaped(owner.role)}`,
    `EMAIL:${escaped(contact.email)}`,
    ...(contact.phone === undefined ? [] : [`TEL;TYPE=voice:${escaped(contact.phone)}`]),
    ...(contact.location === undefined ? [] : [`ADR:;;;${escaped(contact.location)};;;`]),
    `URL:${absoluteUrl('/')}`,
    ...(portrait === undefined ? [] : [`PHOTO;VALUE=uri:${portrait}`]),
    ...profiles.map(
      ({ name, href }) =>
        // Not in the RFC, but phones read it; other programs must ignore it.
        `X-SOCIALPROFILE;TYPE=${name.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'other'}:${linkUrl(href, absoluteUrl)}`,
    ),
    ...(owner.timeZone === undefined ? [] : [`TZ;VALUE=text:${escaped(owner.timeZone)}`]),
    `NOTE:${escaped([plainText(owner.intro), owner.availability].filter(Boolean).join('\n'))}`,
    `REV:${site.updated.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
