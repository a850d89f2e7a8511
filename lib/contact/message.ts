import { formatNumber } from '../text/intl';
import { type FormWords, fill } from '../words/words';

export const emptyMessage = { name: '', email: '', message: '' };

export type Message = typeof emptyMessage;

export const fieldNames = Object.keys(emptyMessage) as (keyof Message)[];

/** The longest message, in UTF-16 units (specification, section 5). */
const MAX_MESSAGE_LENGTH = 5000;

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
  const isEmail = validity.valid && /@.+\../.test(value);
  return name === 'email' && !isEmail ? 'email-refused' : undefined;
}

/** How long a message is that is too long: "5,312 of 5,000 characters". */
export const countText = (message: string, words: FormWords, language: string): string =>
  fill(words.count, {
    count: formatNumber(message.length, language),
    limit: formatNumber(MAX_MESSAGE_LENGTH, language),
  });
