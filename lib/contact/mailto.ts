import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

/** The longest link, in characters. Windows passes at most about 2,000 to a mail program. */
const MAILTO_LIMIT = 1900;

/** Percent-encodes a text. RFC 6068 requires %0D%0A for a line break. */
function encode(text: string): string {
  // Half of a surrogate pair cannot be encoded and becomes U+FFFD.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(wellFormed.replace(/\r\n?|\n/g, '\r\n'));
}

/**
 * Makes a `mailto:` link that opens the visitor's own mail program with the message filled in.
 * @returns the link. `isCut` is true if the link contains only the beginning of the message, and a
 *   note about that.
 */
export function mailLink(owner: string, message: Message, words: FormWords) {
  const name = [...message.name.trim()].slice(0, 40).join('');
  const subject = encode(fill(words.subjectFrom, { name }).trim());
  const start = `mailto:${encode(owner).replace('%40', '@')}?subject=${subject}`;
  const linkWith = (text: string) => `${start}&body=${encode(`${text}\n\n${name}`.trim())}`;

  let href = linkWith(message.message);
  if (href.length <= MAILTO_LIMIT) return { href, isCut: false };
  // Each step drops 5 % of the characters. A step never splits a code point.
  const characters = [...message.message];
  while (href.length > MAILTO_LIMIT && characters.length > 0) {
    characters.length = Math.floor(characters.length * 0.95);
    href = linkWith(`${characters.join('')}\n\n${words.cutNote}`);
  }
  return { href, isCut: true };
}
