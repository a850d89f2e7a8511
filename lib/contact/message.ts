import { type FormWords, fill, fillCount } from '../words/words';

/** What the visitor wrote, exactly as it stands in the fields. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', message: '' };

/** The longest message, in UTF-16 units with a line break as one: as `maxlength` counts. */
export const MESSAGE_LIMIT = 5000;

/** From this length on the visitor is told how much room is left. */
const COUNTER_FROM = 4500;

// Zero-width and filler characters look empty too; U+2800 is a Braille cell without dots.
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: empty, white space, or characters that have no shape. */
export function isBlank(text: string): boolean {
  return NOTHING_VISIBLE.test(text);
}

/** Whether two messages hold the same texts. */
export function isSameMessage(one: Message, other: Message): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

/**
 * Whether the browser leaves out the end of a pasted text to keep within the limit.
 * @param length of the text that stays in the field
 */
export function isCutByPaste(length: number, pasted: string): boolean {
  return length + pasted.replace(/\r\n?/g, '\n').length > MESSAGE_LIMIT;
}

/** The counter beside the message; empty as long as there is plenty of room. */
export function shownCount(length: number, words: FormWords, language: string): string {
  if (length < COUNTER_FROM) return '';
  const { format } = new Intl.NumberFormat(language);
  return fill(words.count, { count: format(length), limit: format(MESSAGE_LIMIT) });
}

/**
 * What a screen reader says about the room left. It changes at every hundred, then at every
 * twenty characters: a sentence at every key would drown out the typing.
 */
export function spokenCount(length: number, words: FormWords, language: string): string {
  if (length < COUNTER_FROM) return '';
  const left = MESSAGE_LIMIT - length;
  if (left <= 0) return words.full;
  const step = left > 100 ? 100 : 20;
  return fillCount(words.left, Math.ceil(left / step) * step, language);
}
