import type { ContentByFolder } from '../content/schema';
import { textFields } from '../content/text-fields';
import { fontPackageFor } from '../design/document-fonts';
import { undrawableIn } from '../design/drawable';
import { type Fault, fieldPath, valueAt } from '../faults/fault';
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
 * The letters or symbols of a document that no installed font has. The page shows them, because
 * browsers have other fonts. A document is made without symbols, but not without letters. One that
 * the owner has in `public/` is not checked.
 */
function missingLettersOf(name: string, data: object, { folder, locale }: LocalizedSite) {
  const file = pathInExport(folder, name);
  const missing = findPublicFile(file) ? [] : undrawableIn(data);
  if (missing.length === 0) return [];
  const letters = missing.filter((character) => letter.test(character));
  if (letters.length === 0) {
    const line = `${file}: no installed font has ${firstOf(missing)}, so it leaves them out`;
    return [{ name, isMade: true, line }];
  }
  const fontPackage = fontPackageFor(letters.join(''), locale.language);
  const remedy = fontPackage
    ? `run: npm install --save-exact ${fontPackage}`
    : `write these letters in another way, or save your own ${file} in public/`;
  const line = `without ${file}: no installed font has ${firstOf(letters)}; ${remedy}`;
  return [{ name, isMade: false, line }];
}

/** By site, because the build asks some 14 times, and each answer takes 20 ms. */
const documentsOfSites = new WeakMap<LocalizedSite, ReturnType<typeof missingLettersOf>>();

/** The documents of a site with letters or symbols that no installed font has. */
export function documentsWithMissingLetters(site: LocalizedSite) {
  const found =
    documentsOfSites.get(site) ??
    Object.entries(documents).flatMap(([name, dataFor]) =>
      missingLettersOf(name, dataFor(site), site),
    );
  documentsOfSites.set(site, found);
  return found;
}

/** The documents that the build does not make: 'cv.pdf'. */
export const unmadeDocuments = (site: LocalizedSite): string[] =>
  documentsWithMissingLetters(site).flatMap(({ name, isMade }) => (isMade ? [] : name));

/** Finds links to documents that are not made. That of 'Download CV' to the page's own CV goes. */
export function unmadeLinkFaults(
  contents: ContentByFolder,
  sites: readonly LocalizedSite[],
): Fault[] {
  const lines = new Map(
    sites.flatMap((site) =>
      documentsWithMissingLetters(site)
        .filter(({ isMade }) => !isMade)
        .map(({ name, line }) => [site.hrefOf(`/${name}`), line]),
    ),
  );
  return sites.flatMap(({ content, folder, hrefOf }) =>
    textFields(content).flatMap(({ keys, kind, text }) => {
      const line = lines.get(hrefOf(text));
      const goes = keys.join() === 'owner,cv' && hrefOf(text) === hrefOf('/cv.pdf');
      if (!line || kind !== 'link' || goes) return [];
      // A second language has the files of the main one that it found.
      const isOwn = valueAt(contents, folder, ...keys) !== undefined;
      const where = fieldPath(contents, [isOwn ? folder : '', ...keys]);
      return { where, rule: `is not made (${line})`, value: text };
    }),
  );
}
