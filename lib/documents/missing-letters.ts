import { undrawableIn } from '../design/document-fonts';
import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/owners-files';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { ogTexts } from './og';

const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

/**
 * The letters or symbols of a document that no installed font has. The page shows them, because
 * browsers have other fonts. A document is made without symbols, but not without letters. One that
 * the owner has in `public/` is not checked.
 */
function missingLettersIn(name: string, data: object, { folder, hrefOf }: LocalizedSite) {
  const file = pathInExport(folder, name);
  const missing = findPublicFile(file) ? [] : undrawableIn(data);
  if (missing.length === 0) return [];
  // Our typeface and Noto Sans have all Latin letters.
  const letters = missing.filter((character) => /(?!\p{Script=Latin})\p{L}/u.test(character));
  const isMade = letters.length === 0;
  // A page of Japanese has hundreds.
  const listed = (isMade ? missing : letters).slice(0, 12).join(' ');
  const line = isMade
    ? `${file}: no installed font has ${listed}, so it leaves them out`
    : `without ${file}: no installed font has ${listed}; install a font ("Letters" in docs/make-it-yours.md), write these letters in another way, or save your own ${file} in public/`;
  return [{ name, href: hrefOf(`/${name}`), isMade, line }];
}

export const documentsWithMissingLetters = (site: LocalizedSite) =>
  Object.entries(documents).flatMap(([name, dataFor]) =>
    missingLettersIn(name, dataFor(site), site),
  );

export const unmadeDocuments = (site: LocalizedSite) =>
  documentsWithMissingLetters(site).filter(({ isMade }) => !isMade);
