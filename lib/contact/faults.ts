import type { FormWords } from '../words/words';
import { MESSAGE_LIMIT, type Message } from './message';

/** What is wrong with the value of a field. Each kind has a sentence in `lib/words/`. */
export type FieldFault = keyof FormWords['faults'];

/** The invalid fields of the form, each with its fault. */
export type FieldFaults = Partial<Record<keyof Message, FieldFault>>;

const missing = {
  name: 'name-missing',
  email: 'email-missing',
  message: 'message-missing',
} as const;

/**
 * Returns the fault of a field, or undefined. The browser's own validation decides about the e-mail
 * address, but it accepts one without a dot after the "@", which nobody can answer. It also accepts
 * white space as a value of a required field.
 */
export function faultOf(
  name: keyof Message,
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
): FieldFault | undefined {
  if (value.trim() === '') return missing[name];
  if (name === 'message' && value.length > MESSAGE_LIMIT) return 'message-too-long';
  const isIncomplete = name === 'email' && !(validity.valid && /@.+\../.test(value));
  return isIncomplete ? 'email-incomplete' : undefined;
}
