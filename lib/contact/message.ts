import { formatNumber } from '../text/intl';
import { type FormWords, fill } from '../words/words';

export const emptyMessage = { name: '', email: '', message: '' };

export type Message = typeof emptyMessage;

export const fieldNames = Object.keys(emptyMessage) as (keyof Message)[];

export const isEmptyMessage = (message: Message): boolean => Object.values(message).join('') === '';

/** In UTF-16 units (specification, section 5). */
export const MAX_MESSAGE_LENGTH = 5000;

/** The length of a message from which on the character counter is shown. */
const COUNTER_FROM = 0.9 * MAX_MESSAGE_LENGTH;

/** What the visitor has to correct in a field: a key of `words.form.problems`. */
type InputProblem = keyof FormWords['problems'];

export type InputProblems = Partial<Record<keyof Message, InputProblem>>;

/**
 * The problem of a field; undefined if the value is right. The browser's own validation accepts
 * white space in a required field, and an e-mail address without a dot after the "@".
 */
export function inputProblem(
  name: keyof Message,
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
): InputProblem | undefined {
  if (value.trim() === '') return 'missing';
  if (name === 'message' && value.length > MAX_MESSAGE_LENGTH) return 'message-too-long';
  const isRefused = name === 'email' && !(validity.valid && /@.+\../.test(value));
  return isRefused ? 'email-refused' : undefined;
}

/**
 * The text of the character counter, which is empty while there is plenty of room.
 * @param length the length of the message, in UTF-16 units
 */
export function counterText(length: number, words: FormWords, language: string) {
  if (length < COUNTER_FROM) return '';
  return fill(words.count, {
    count: formatNumber(length, language),
    limit: formatNumber(MAX_MESSAGE_LENGTH, language),
  });
}
