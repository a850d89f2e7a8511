import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

// Windows opens no mail program for a link of more than about 2,000 characters.
const MAX_SUBJECT_LENGTH = 300;
const MAX_BODY_LENGTH = 1500;

/** Percent-encodes as much of a text as fits the limit. RFC 6068 wants %0D%0A for a line break. */
function percentEncoded(text: string, limit = Number.POSITIVE_INFINITY): string {
  let encoded = '';
  // Half of a surrogate pair cannot be encoded and becomes U+FFFD.
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd')) {
    const next = character === '\n' ? '%0D%0A' : encodeURIComponent(character);
    if (encoded.length + next.length > limit) break;
    encoded += next;
  }
  return encoded;
}

/**
 * A `mailto:` link that opens the visitor's own mail program with the message filled in.
 * @returns `isCut`: whether it has only the beginning of the message
 */
export function mailLink(ownerEmail: string, message: Message, words: FormWords) {
  const name = message.name.trim();
  const subject = percentEncoded(fill(words.subjectFrom, { name }).trim(), MAX_SUBJECT_LENGTH);
  const text = `${message.message}\n\n${name}`.trim();
  const whole = percentEncoded(text);
  const isCut = whole.length > MAX_BODY_LENGTH;
  const ellipsis = percentEncoded('…');
  const body = isCut ? percentEncoded(text, MAX_BODY_LENGTH - ellipsis.length) + ellipsis : whole;
  const address = percentEncoded(ownerEmail).replace('%40', '@');
  return { href: `mailto:${address}?subject=${subject}&body=${body}`, isCut };
}
