import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

/** In characters. Windows passes at most about 2,000 to a mail program. */
export const MAILTO_LIMIT = 1900;

/** Percent-encodes a text; RFC 6068 writes a line break as %0D%0A. */
function encode(text: string): string {
  // Half of a surrogate pair cannot be encoded and becomes U+FFFD.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(wellFormed.replace(/\r\n?|\n/g, '\r\n'));
}

/**
 * A `mailto:` link that opens the visitor's own mail program with the message filled in.
 * @returns the link; `cut` is true if it holds only the beginning of the message and a note about it
 */
export function mailLink(owner: string, message: Message, words: FormWords) {
  const name = [...message.name.trim()].slice(0, 40).join('');
  const subject = encode(fill(words.subjectFrom, { name }).trim());
  const start = `mailto:${encode(owner).replace('%40', '@')}?subject=${subject}`;
  const linkWith = (text: string) => `${start}&body=${encode(`${text}\n\n${name}`.trim())}`;

  let href = linkWith(message.message);
  if (href.length <= MAILTO_LIMIT) return { href, cut: false };
  // Drops 5 % at a time, in whole code points.
  const characters = [...message.message];
  while (href.length > MAILTO_LIMIT && characters.length > 0) {
    characters.length = Math.floor(characters.length * 0.95);
    href = linkWith(`${characters.join('')}\n\n${words.cutNote}`);
  }
  return { href, cut: true };
}
