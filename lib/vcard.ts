import type { Content } from './content/schema';
import { type AddressOf, fullAddress, type ImageOf } from './hosting/site-address';

/** RFC 6350, 3.2: a line should hold at most 75 octets, the line break not counted. */
const MAXIMUM_OCTETS = 75;

/** RFC 6350, 3.4: backslash, comma, semicolon and line breaks of a text are written escaped. */
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .trim();

/** RFC 6350, 3.2: folds a line after at most 75 octets, never inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAXIMUM_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** Family, given and three empty parts; what is not known as given name counts as family name. */
function nameParts({ name, firstNames }: Content['owner']): string {
  const rest = name.startsWith(firstNames) ? name.slice(firstNames.length) : undefined;
  return rest === undefined
    ? `;${escaped(name)};;;`
    : `${escaped(rest.trim())};${escaped(firstNames)};;;`;
}

/**
 * The owner's contact card.
 *
 * The same lines are valid in both versions: `N`, which only 3.0 demands, is there; `TEL` is a text
 * (RFC 6350, 6.4.1 allows it "for backward compatibility with vCard 3"); the picture is an address.
 * Only the version line differs, since Android's own parser refuses every other number than its own
 * ("Incompatible version: 4.0 != 3.0") although it can read all that follows.
 * @param addressOf makes full addresses
 * @param imageOf finds the made portrait
 * @param version '4.0' (RFC 6350) or '3.0' (RFC 2426)
 * @returns lines ending in CRLF, folded
 */
export function vCard(
  content: Content,
  addressOf: AddressOf,
  imageOf: ImageOf,
  version: '4.0' | '3.0' = '4.0',
) {
  const { owner, contact, site } = content;
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `FN:${escaped(owner.name)}`,
    `N:${nameParts(owner)}`,
    `TITLE:${escaped(owner.role)}`,
    `EMAIL:${escaped(contact.email)}`,
    `TEL;TYPE=voice:${escaped(contact.phone)}`,
    `ADR:;;;${escaped(contact.location)};;;`,
    `URL:${addressOf('/')}`,
    `PHOTO;VALUE=uri:${imageOf(owner.portrait.src)}`,
    ...contact.social.map(
      ({ name, href }) =>
        // Not in either RFC, but what phones read; unknown to others, who must ignore it.
        `X-SOCIALPROFILE;TYPE=${name.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'other'}:${fullAddress(href, addressOf)}`,
    ),
    ...(owner.timeZone === undefined ? [] : [`TZ;VALUE=text:${escaped(owner.timeZone)}`]),
    `NOTE:${escaped([owner.intro, owner.availability].filter(Boolean).join('\n'))}`,
    `REV:${site.updated.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
