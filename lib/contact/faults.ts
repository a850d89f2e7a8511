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
 * address. Browsers accept white space as a value of a required field, and they accept a text that
 * an extension makes longer than `maxlength`, so both are checked here.
 */
export function faultOf(
  name: keyof Message,
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
): FieldFault | undefined {
  if (value.trim() === '') return missing[name];
  if (name === 'message' && value.length > MESSAGE_LIMIT) return 'message-too-long';
  return name === 'email' && !validity.valid ? 'email-incomplete' : undefined;
}
