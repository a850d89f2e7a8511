import { storageKey } from '../addresses/urls';
import { formatNumber } from '../text/intl';
import { type FormWords, fill } from '../words/words';

export const fieldNames = ['name', 'email', 'message'] as const;

type FieldName = (typeof fieldNames)[number];

export type Message = Record<FieldName, string>;

/** For each field, a sentence that says what is wrong in it. */
export type InputProblems = Partial<Message>;

/** The longest message, in UTF-16 units (specification, section 5). */
const MAX_MESSAGE_LENGTH = 5000;

/**
 * What is wrong in a field; undefined if nothing is. The browser's own validation accepts white
 * space in a required field, and an e-mail address without a dot after the "@".
 */
export function inputProblem(
  { name, value, validity }: Pick<HTMLInputElement, 'name' | 'value' | 'validity'>,
  { problems, count }: FormWords,
  language: string,
): string | undefined {
  if (value.trim() === '') return problems.missing;
  if (name === 'email' && !(validity.valid && /@.+\./.test(value))) {
    return problems['email-refused'];
  }
  if (name !== 'message' || value.length <= MAX_MESSAGE_LENGTH) return undefined;
  const lengths = {
    count: formatNumber(value.length, language),
    limit: formatNumber(MAX_MESSAGE_LENGTH, language),
  };
  return `${problems['message-too-long']} ${fill(count, lengths)}`;
}

/** Windows opens no mail program for a longer link. */
const MAX_LINK_LENGTH = 2000;

/** Percent-encodes a text. RFC 6068 wants %0D%0A for a line break. */
const percentEncoded = (text: string): string =>
  // Half of a surrogate pair cannot be encoded and becomes U+FFFD.
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%0A', '%0D%0A');

/** A link that fills in the visitor's own mail program; undefined if the message is too long. */
export function mailLink(ownerEmail: string, message: Message, words: FormWords) {
  const name = message.name.trim();
  const address = percentEncoded(ownerEmail).replace('%40', '@');
  const subject = percentEncoded(fill(words.subjectFrom, { name }).trim());
  const body = percentEncoded(`${message.message}\n\n${name}`.trim());
  const link = `mailto:${address}?subject=${subject}&body=${body}`;
  return link.length > MAX_LINK_LENGTH ? undefined : link;
}

// The unsent message of this tab. `lib/browser/inline/draft.js` saves it, and a reload or "Back"
// does not lose it. Storage may be blocked: then there is no draft.

const draftKey = (name: string) => `${storageKey('contact-draft')}:${name}`;

/** Puts the draft into an empty field: after a reload, and if React has drawn the field again. */
export function restoreDraft(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (field?.value !== '') return;
  try {
    field.value = sessionStorage.getItem(draftKey(field.name)) ?? '';
  } catch {}
}

export function deleteDraft(): void {
  try {
    for (const name of fieldNames) sessionStorage.removeItem(draftKey(name));
  } catch {}
}
