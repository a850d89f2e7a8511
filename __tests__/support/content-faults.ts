import { contentTexts } from '../../lib/content/content-texts';
import { fieldName } from '../../lib/content/field-name';
import type { UncheckedContent } from '../../lib/content/files';
import { ContentError } from '../../lib/content-error';

/** Fails the test with these sentences for the owner, without a stack trace into the tests. */
export function expectNoFaults(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new ContentError(sentences.join('\n'));
}

/**
 * Finds the content's fields that contain a text, named as the build names them
 * (`content/projects.ts › entry 1 ("Arkha") › title`); empty if the text is not the owner's.
 */
export function fieldsContaining(text: string, content: UncheckedContent): string[] {
  return contentTexts({ '': content })
    .filter((entry) => entry.text.includes(text))
    .map(({ keys }) => fieldName({ '': content }, keys));
}
