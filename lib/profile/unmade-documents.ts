import type { Content } from '../content/schema';
import { textFields } from '../content/text-fields';
import { undrawableIn } from '../design/drawable';
import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/owners-files';

/** Letters with their accents, but no Latin ones, which our typeface and Noto Sans have. */
const lettersNotLatin = /(?!\p{Script=Latin})\p{L}\p{M}*/gu;

/** The letters of the texts that no installed font has. Legal texts are only on the page. */
export function lettersWithoutFont({ look, site: { legal, ...site }, ...content }: Content) {
  const texts = textFields({ ...content, site }).filter(({ kind }) => kind === undefined);
  const letters = texts.flatMap(({ text }) => text.match(lettersNotLatin) ?? []);
  // Without such letters, no font needs to be read.
  return letters.length > 0 ? undrawableIn(letters.join(' ')) : [];
}

/**
 * The documents that the build does not make, because they would lack letters. Neither Home
 * nor the head links to them. The owner's file of the same name in `public/` takes their place.
 */
export function unmadeDocumentsOf(content: Content, folder: string): string[] {
  if (lettersWithoutFont(content).length === 0) return [];
  return ['cv.pdf', 'og.png'].filter(
    (name) => findPublicFile(pathInExport(folder, name)) === undefined,
  );
}
