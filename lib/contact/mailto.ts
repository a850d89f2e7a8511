import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

/**
 * Mail programs and the systems that start them cut or refuse longer addresses; Windows gives up
 * at about 2,000 characters.
 */
export const MAILTO_LIMIT = 1900;

export interface MailLink {
  href: string;
  /** Whether the message had to be shortened. */
  cut: boolean;
}

/** Percent-encodes a text; half a pair, which no encoding knows, becomes U+FFFD as in all UTF-8. */
function encode(text: string): string {
  // With the flag u, a surrogate matches only where it stands alone.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  // RFC 6068: a line break in a body is written %0D%0A.
  return encodeURIComponent(wellFormed.replace(/\r\n?|\n/g, '\r\n'));
}

/**
 * A `mailto:` link that opens the visitor's own mail program with the message filled in (RFC 6068).
 * A message too long for such a link is shortened, and says so at its end.
 */
export function mailLink(
  owner: string,
  message: Message,
  words: Pick<FormWords, 'subject' | 'subjectFrom' | 'cutNote'>,
): MailLink {
  const name = [...message.name.trim()].slice(0, 40).join('');
  const subject = encode(name === '' ? words.subject : fill(words.subjectFrom, { name }));
  const signature = name === '' ? '' : `\n\n${name}`;
  const linkWith = (body: string) =>
    `mailto:${encode(owner).replaceAll('%40', '@')}?subject=${subject}&body=${encode(body + signature)}`;

  const whole = linkWith(message.message);
  if (whole.length <= MAILTO_LIMIT) return { href: whole, cut: false };
  // A twentieth at a time, and never within a character.
  const characters = [...message.message];
  let href = whole;
  while (href.length > MAILTO_LIMIT && characters.length > 0) {
    characters.length = Math.floor(characters.length * 0.95);
    href = linkWith(`${characters.join('')}\n\n${words.cutNote}`);
  }
  return { href, cut: true };
}
