import type { UncheckedContent } from '../../../lib/content/check';
import { undrawable } from '../../../lib/documents/fonts';
import { typst } from '../../../lib/documents/typst';

/** Every text in the content, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Says which letters of the content the CV and the social image cannot draw, and what would help.
 * The page itself is not concerned: browsers have fonts of their own.
 * @returns one line, or none
 */
export async function letterNotes(input: UncheckedContent): Promise<string[]> {
  await typst();
  const letters = undrawable(textsIn(input).join(' '));
  if (letters.length === 0) return [];
  const some = letters.slice(0, 12).join(' ') + (letters.length > 12 ? ' …' : '');
  return [
    `Letters: no installed font draws ${some}, so cv.pdf, og.png and icons show "?" for them; for Japanese, Chinese or Korean install @expo-google-fonts/noto-sans-jp, -sc or -kr`,
  ];
}
