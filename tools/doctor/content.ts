import type { Fault } from '../../lib/content/fault';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import { letterFaults } from '../../lib/documents/missing-letters';
import { findHtml } from '../support/html';
import { brokenLinkFaults, connectionFaults, linkFaults } from './connections';
import { textDateFaults } from './dates';
import { unusedPictureFaults } from './pictures';
import { faultsByFile } from './report';
import { templatePictureFaults, templateTextFaults } from './template';
import { type PlacedText, readableText, textsIn } from './texts';
import { wordFaults } from './words';

/** Finds what is missing, left from the template or not connected in a content that builds. */
export const unfinishedParts = (locales: Locales, projectDir: string): Fault[] => [
  ...templateTextFaults(locales),
  ...templatePictureFaults(projectDir),
  ...connectionFaults(locales),
  ...linkFaults(locales),
  ...brokenLinkFaults(locales),
  ...locales.flatMap(htmlFaults),
  ...wordFaults(locales),
  ...locales.flatMap(letterFaults),
  ...untranslatedTexts(locales),
  ...unusedPictureFaults(locales, projectDir),
  ...locales.flatMap(textDateFaults),
];

/** Finds tags and entities of HTML, which the page shows as they are written. */
const htmlFaults = (locale: LocalizedSite): Fault[] =>
  textsIn(locale).flatMap(({ kind, text, place }) => {
    const html = kind === 'link' ? undefined : findHtml(text);
    if (html === undefined) return [];
    const todo = 'Write plain text; a link is [text](https://example.org/page).';
    return { place, rule: `shows ${html} as it is written`, severity: 'advice' as const, todo };
  });

/** Whether a translation changes a text. Names and addresses may stay the same. */
const isTranslatable = ({ kind }: PlacedText): boolean => kind === 'prose' || kind === 'phrase';

/** Finds sentences in other languages that equal a sentence of the main language. */
function untranslatedTexts([main, ...others]: Locales): Fault[] {
  const sentencesOf = (locale: LocalizedSite) =>
    textsIn(locale).filter((field) => {
      const text = readableText(field);
      const isName = text === locale.content.owner.name;
      return isTranslatable(field) && text.includes(' ') && !isName;
    });
  // The links of a translation may have other addresses.
  const mainTexts = sentencesOf(main).map(readableText);
  return others.flatMap((locale) => {
    // A page shows the texts of the main language where its own language has no file.
    const shown = sentencesOf({ ...locale, ownFiles: main.ownFiles });
    const same = shown.filter((field) => mainTexts.includes(readableText(field)));
    const what = `is missing, or not translated into "${locale.language}":`;
    const places = same.map(({ entryPlace }) => entryPlace);
    return faultsByFile(places, what, { severity: 'advice' });
  });
}
