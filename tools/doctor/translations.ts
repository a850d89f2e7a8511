import type { Fault } from '../../lib/content/fault';
import type { Sites } from '../../lib/site/site';
import { faultsByFile } from './faults-by-file';
import { hasSeveralWords, type PlacedContent, placedTexts, readableText } from './texts';

/** Finds texts that the page in another language shows as they are in the main language. */
export function translationFaults([main, ...translations]: Sites): Fault[] {
  // Texts are compared without the addresses of their links, which a translation may change.
  const mainTexts = translatableTexts(main).map(readableText);
  return translations.flatMap((site) => {
    // Reads all files: where a language has no file, its page shows that of the main language.
    const pageTexts = translatableTexts(site);
    const same = pageTexts.filter((field) => mainTexts.includes(readableText(field)));
    const what = `is missing, or not translated into "${site.locale.language}":`;
    const places = same.map(({ entryPlace }) => entryPlace);
    return faultsByFile(places, what, { severity: 'advice' });
  });
}

/** The texts that a translation changes. Names, addresses and single words may stay the same. */
const translatableTexts = (site: PlacedContent) =>
  placedTexts(site).filter((field) => {
    const text = readableText(field);
    const isTranslatable = field.kind === undefined;
    return isTranslatable && hasSeveralWords(text) && text !== site.content.owner.name;
  });
