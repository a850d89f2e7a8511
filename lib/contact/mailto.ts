import type { FormWords } from '../words/words';
import { fill } from '../words/words';
import type { Message } from './message';

/**
 * Mail programs and the systems that start them cut or refuse longer addresses; Windows gives up
 * at about 2,000 characters.
 */
export const MAILTO_LIMIT = 1900;

const NAME_LIMIT = 60;

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

/** The longest beginning of a text whose encoding fits, never ending inside a character. */
function fitting(text: string, room: number): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += encode(character).length;
    if (used > room) break;
    end += character.length;
  }
  return text.slice(0, end);
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
  // Without CR, since its encoding must not change with the character after it.
  const text = message.message.replace(/\r\n?/g, '\n');
  const name = fitting(message.name, NAME_LIMIT * 3);
  const subject = encode(name.trim() === '' ? words.subject : fill(words.subjectFrom, { name }));
  const start = `mailto:${encode(owner).replaceAll('%40', '@')}?subject=${subject}&body=`;
  const signature = encode(name.trim() === '' ? '' : `\n\n${name}`);

  const whole = start + encode(text) + signature;
  if (whole.length <= MAILTO_LIMIT) return { href: whole, cut: false };
  const note = encode(`\n\n${words.cutNote}`);
  const room = MAILTO_LIMIT - start.length - note.length - signature.length;
  return { href: start + encode(fitting(text, room)) + note + signature, cut: true };
}
