import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

/** The longest address that Windows hands to a mail program is about 2,000 characters. */
export const MAILTO_LIMIT = 1900;

/** Percent-encodes a text; RFC 6068 writes a line break as %0D%0A. */
function encode(text: string): string {
  // Half a character, which cannot be encoded, becomes U+FFFD.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(wellFormed.replace(/\r\n?|\n/g, '\r\n'));
}

/**
 * A `mailto:` link that opens the visitor's own mail program with the message filled in.
 * @returns the link, and whether it holds the beginning of the message only, which it then says
 */
export function mailLink(owner: string, message: Message, words: FormWords) {
  const name = [...message.name.trim()].slice(0, 40).join('');
  const subject = encode(name === '' ? words.subject : fill(words.subjectFrom, { name }));
  const linkWith = (text: string) =>
    `mailto:${encode(owner).replace('%40', '@')}?subject=${subject}&body=${encode(`${text}\n\n${name}`.trim())}`;

  let href = linkWith(message.message);
  if (href.length <= MAILTO_LIMIT) return { href, cut: false };
  // A twentieth at a time, and never within a character.
  const characters = [...message.message];
  while (href.length > MAILTO_LIMIT && characters.length > 0) {
    characters.length = Math.floor(characters.length * 0.95);
    href = linkWith(`${characters.join('')}\n\n${words.cutNote}`);
  }
  return { href, cut: true };
}
