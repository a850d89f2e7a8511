import type { FormWords } from '../words/words';
import { isBlank, MESSAGE_LIMIT, type Message } from './message';

/** What is wrong with the value of a field. Each kind has a sentence in the dictionaries. */
export type FieldFault = keyof FormWords['faults'];

/** The invalid fields of the form, each with its fault. */
export type FieldFaults = Partial<Record<keyof Message, FieldFault>>;

const missing = {
  name: 'name-missing',
  email: 'email-missing',
  message: 'message-missing',
} as const;

/**
 * Returns the fault of a field, or undefined. The browser's own validation decides, with two
 * additions: a value that shows nothing is missing, and a script or an extension can write more
 * than `maxlength` allows, which browsers accept.
 */
export function faultOf(
  name: keyof Message,
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
): FieldFault | undefined {
  if (validity.valueMissing || (name !== 'email' && isBlank(value))) return missing[name];
  if (name === 'message' && value.length > MESSAGE_LIMIT) return 'message-too-long';
  return name === 'email' && !validity.valid ? 'email-incomplete' : undefined;
}
