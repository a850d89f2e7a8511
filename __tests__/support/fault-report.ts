import { placeOf } from '../../lib/check/fault';
import type { UncheckedContent } from '../../lib/content/schema';
import { textFieldsInAllLanguages } from '../../lib/content/text-fields';

/** Fails the test with these sentences for the owner, without a stack trace into the tests. */
export function expectNoFaults(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  const error = new Error(sentences.join('\n'));
  error.stack = error.message;
  throw error;
}

/**
 * Finds the content's fields that contain a text, named as the build names them
 * (`content/projects.ts › entry 1 ("Arkha") › title`); empty if the text is not the owner's.
 */
export function fieldsContaining(text: string, content: UncheckedContent): string[] {
  return textFieldsInAllLanguages({ '': content })
    .filter((entry) => entry.text.includes(text))
    .map(({ keys }) => placeOf({ '': content }, keys));
}
