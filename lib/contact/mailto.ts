import { type FormWords, fill } from '../words/words';
import type { Message } from './message';

/** Windows opens no mail program for a longer link. */
const MAX_LINK_LENGTH = 2000;

/** Percent-encodes a text. RFC 6068 wants %0D%0A for a line break. */
const percentEncoded = (text: string): string =>
  // Half of a surrogate pair cannot be encoded and becomes U+FFFD.
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%0A', '%0D%0A');

/**
 * A `mailto:` link that opens the visitor's own mail program with the message filled in.
 * @returns undefined if the message is too long for a link
 */
export function mailLink(ownerEmail: string, message: Message, words: FormWords) {
  const name = message.name.trim();
  const address = percentEncoded(ownerEmail).replace('%40', '@');
  const subject = percentEncoded(fill(words.subjectFrom, { name }).trim());
  const body = percentEncoded(`${message.message}\n\n${name}`.trim());
  const link = `mailto:${address}?subject=${subject}&body=${body}`;
  return link.length > MAX_LINK_LENGTH ? undefined : link;
}
