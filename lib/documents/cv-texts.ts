import { textParts } from '../content/linked-text';
import type { ProfileEntry } from '../profile/career';
import type { ProfileProject } from '../profile/projects';

// Texts of the CV, in the forms that `cv.typ` takes.

export interface Linked {
  text: string;
  href?: string;
}

/**
 * A text, or its parts if it has links. A `part` is not trimmed: its spaces separate it from the
 * next part (`typst.ts`).
 */
export function cvText(text: string): string | { part: string; href?: string }[] {
  const parts = textParts(text.trim());
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map((part) => ({ part: part.text, href: part.href }));
}

/** Names with commas between them, in every language: programs that read a CV split at commas. */
export const commaList = (list: readonly { name: string }[]) =>
  list.map(({ name }) => name).join(', ');

export const proseFields = ({ description, highlights }: ProfileEntry | ProfileProject) => ({
  description: description && cvText(description),
  highlights: highlights.map(cvText),
});
