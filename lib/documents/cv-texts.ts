import { textParts } from '../content/linked-text';
import { withNote } from '../text/text';
import type { Locale } from '../words/locale';
import { fill } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

/** A text, or its parts if it has links. */
export function cvText(text: string): string | { part: string; href?: string }[] {
  const parts = textParts(text.trim());
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map(({ text: part, href }) => ({ part, href }));
}

/** Names with commas between them, in every language: programs that read a CV split at commas. */
export const commaList = (list: readonly { name: string; note?: string }[]) =>
  list.map(({ name, note }) => withNote(name, note)).join(', ');

/** A name before its value: "Languages:". */
export const labelFor = (name: string, { words }: Locale) => fill(words.documents.label, { name });
