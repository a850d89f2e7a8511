import { opensPage } from '../content/links';
import type { Content } from '../content/schema';
import { nameParts } from '../content/text';
import { type AddressOf, fullAddress } from '../hosting/addresses';

/** RFC 2426, 2.4.2: backslash, comma, semicolon and line breaks of a text are written escaped. */
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .trim();

/** RFC 2425, 5.8.1: folds a line after at most 75 octets, the line break not counted, never inside a character. */
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
 * The owner's contact card in version 3.0 (RFC 2426), which every phone reads: Android's parser
 * refuses 4.0 by its number alone ("Incompatible version: 4.0 != 3.0").
 * @param addressOf makes full addresses
 * @param portrait address of the made portrait
 * @returns lines ending in CRLF, folded
 */
export function vCard(content: Content, addressOf: AddressOf, portrait?: string): string {
  const { owner, contact, site } = content;
  const { family, given, prefix, suffix } = nameParts(owner);
  const profiles = contact.social.filter(({ href }) => opensPage(href));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(owner.name)}`,
    // By which phones sort: family, given and further names, titles before and letters behind them.
    `N:${[family, given, '', prefix, suffix].map(escaped).join(';')}`,
    `TITLE:${escaped(owner.role)}`,
    `EMAIL:${escaped(contact.email)}`,
    ...(contact.phone === undefined ? [] : [`TEL;TYPE=voice:${escaped(contact.phone)}`]),
    ...(contact.location === undefined ? [] : [`ADR:;;;${escaped(contact.location)};;;`]),
    `URL:${addressOf('/')}`,
    ...(portrait === undefined ? [] : [`PHOTO;VALUE=uri:${portrait}`]),
    ...profiles.map(
      ({ name, href }) =>
        // Not in the RFC, but what phones read; unknown to others, who must ignore it.
        `X-SOCIALPROFILE;TYPE=${name.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'other'}:${fullAddress(href, addressOf)}`,
    ),
    ...(owner.timeZone === undefined ? [] : [`TZ;VALUE=text:${escaped(owner.timeZone)}`]),
    `NOTE:${escaped([owner.intro, owner.availability].filter(Boolean).join('\n'))}`,
    `REV:${site.updated.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
