import type { ContentByFolder } from '../content/schema';
import { textFields } from '../content/text-fields';
import { fontPackageFor } from '../design/document-fonts';
import { undrawableIn } from '../design/drawable';
import { type Fault, fieldPath } from '../faults/fault';
import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/owners-files';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { ogTexts } from './og';

const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

/** Our typeface and Noto Sans have all Latin letters. */
const letter = /(?!\p{Script=Latin})\p{L}/u;

const MAX_LISTED = 12;
const firstOf = (characters: readonly string[]) => characters.slice(0, MAX_LISTED).join(' ');

/**
 * The documents with letters or symbols that no installed font has. The page shows them, because
 * browsers have other fonts. A document is made without symbols, but not without letters. One that
 * the owner has in `public/` is not checked.
 */
export const incompleteDocuments = (site: LocalizedSite) =>
  Object.entries(documents).flatMap(([name, dataFor]) => {
    const file = pathInExport(site.folder, name);
    const missing = findPublicFile(file) ? [] : undrawableIn(dataFor(site));
    if (missing.length === 0) return [];
    const letters = missing.filter((character) => letter.test(character));
    if (letters.length === 0) {
      const line = `${file}: no installed font has ${firstOf(missing)}, so it leaves them out`;
      return { name, isMade: true, line };
    }
    const fontPackage = fontPackageFor(letters.join(''), site.locale.language);
    const remedy = fontPackage
      ? `run: npm install --save-exact ${fontPackage}`
      : `write these letters in another way, or save your own ${file} in public/`;
    const line = `without ${file}: no installed font has ${firstOf(letters)}; ${remedy}`;
    return { name, isMade: false, line };
  });

/** The documents that the build does not make: 'cv.pdf'. */
export const unmadeDocuments = (site: LocalizedSite): string[] =>
  incompleteDocuments(site).flatMap(({ name, isMade }) => (isMade ? [] : name));

/** Finds links to documents that are not made, but for that of 'Download CV', which then goes. */
export function unmadeLinkFaults(
  contents: ContentByFolder,
  sites: readonly LocalizedSite[],
): Fault[] {
  const lines = new Map(
    sites.flatMap((site) =>
      incompleteDocuments(site)
        .filter(({ isMade }) => !isMade)
        .map(({ name, line }) => [site.hrefOf(`/${name}`), line]),
    ),
  );
  return sites.flatMap(({ folder, hrefOf }) =>
    textFields(contents[folder]).flatMap(({ keys, kind, text }) => {
      const line = lines.get(hrefOf(text));
      if (!line || kind !== 'link' || keys.join() === 'owner,cv') return [];
      const where = fieldPath(contents, [folder, ...keys]);
      return { where, rule: `is not made (${line})`, value: text };
    }),
  );
}
