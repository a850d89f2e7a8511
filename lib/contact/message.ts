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
  // "This message is too long. … 5,312 of 5,000 characters"
  const lengths = {
    count: formatNumber(value.length, language),
    limit: formatNumber(MAX_MESSAGE_LENGTH, language),
  };
  return `${problems['message-too-long']} ${fill(count, lengths)}`;
}
