import type { FormWords } from '../words/words';
import { fill, fillCount } from '../words/words';

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
export const COUNTER_FROM = 4500;

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

/** Whether code unit `index` of a text is the first half of a pair. */
export function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * How much of a pasted text the browser leaves out to keep within the limit.
 * @param length of the text in the field before the paste
 * @param selected how much of it is selected, and so replaced
 */
export function cutByPaste(length: number, selected: number, pasted: string): number {
  const text = pasted.replace(/\r\n?/g, '\n');
  const room = Math.max(0, MESSAGE_LIMIT - (length - selected));
  if (text.length <= room) return 0;
  // Browsers do not leave half a pair in the field.
  const kept = room > 0 && isHighSurrogate(text, room - 1) ? room - 1 : room;
  return text.length - kept;
}

/** The counter beside the message; empty as long as there is plenty of room. */
export function shownCount(
  length: number,
  words: Pick<FormWords, 'count'>,
  language: string,
): string {
  if (length < COUNTER_FROM) return '';
  const { format } = new Intl.NumberFormat(language);
  return fill(words.count, { count: format(length), limit: format(MESSAGE_LIMIT) });
}

/**
 * What a screen reader says about the room left. It changes at every hundred, then at every
 * twenty characters: a sentence at every key would drown out the typing.
 */
export function spokenCount(
  length: number,
  words: Pick<FormWords, 'tooMany' | 'full' | 'left'>,
  language: string,
): string {
  if (length < COUNTER_FROM) return '';
  const left = MESSAGE_LIMIT - length;
  if (left < 0) return fillCount(words.tooMany, -left, language);
  if (left === 0) return words.full;
  const step = left > 100 ? 100 : 20;
  return fillCount(words.left, Math.ceil(left / step) * step, language);
}
