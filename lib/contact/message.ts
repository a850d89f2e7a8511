import { type FormWords, fill, fillCount } from '../words/words';

/** What the visitor wrote, exactly as the fields hold it. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export const EMPTY_MESSAGE: Message = { name: '', email: '', message: '' };

/** The longest message, counted as `maxlength` does: in UTF-16 units, a line break as one. */
export const MESSAGE_LIMIT = 5000;

/** The length from which on the counter is shown. */
const COUNTER_FROM = 4500;

// Zero-width and filler characters look empty too; U+2800 is a Braille cell without dots.
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: empty, white space, or characters without a shape. */
export function isBlank(text: string): boolean {
  return NOTHING_VISIBLE.test(text);
}

/** Whether all fields are empty. */
export function isEmptyMessage({ name, email, message }: Message): boolean {
  return name + email + message === '';
}

/**
 * Whether the browser cuts the end of a pasted text to keep within the limit.
 * @param length of the text that stays in the field
 */
export function isCutByPaste(length: number, pasted: string): boolean {
  return length + pasted.replace(/\r\n?/g, '\n').length > MESSAGE_LIMIT;
}

/**
 * The character counter, empty while there is plenty of room.
 * @returns `shown` beside the message, and `spoken` for screen readers. `spoken` changes only every
 *   100 characters, near the limit every 20: an announcement at every key would drown out the typing.
 */
export function characterCount(length: number, words: FormWords, language: string) {
  if (length < COUNTER_FROM) return { shown: '', spoken: '' };
  const left = Math.max(0, MESSAGE_LIMIT - length);
  const step = left > 100 ? 100 : 20;
  const { format } = new Intl.NumberFormat(language);
  return {
    shown: fill(words.count, { count: format(length), limit: format(MESSAGE_LIMIT) }),
    spoken: fillCount(words.left, Math.ceil(left / step) * step, language),
  };
}
