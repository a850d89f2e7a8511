import type { Fault } from '../../lib/content/fault';
import { checkedLocales, type Locales, type LocalizedSite } from '../../lib/content/locales';
import { letterFaults } from '../../lib/documents/missing-letters';
import { loadContent } from '../../scripts/support/load-content';
import { connectionFaults, linkFaults } from './connections';
import { dateFaults, textDateFaults } from './dates';
import { markupFaults } from './markup';
import { checkPictures, unusedPictureFaults } from './pictures';
import { faultsByFile, isBlocking, report, strictExitCode } from './report';
import { introFaults, templatePictureFaults, templateTextFaults } from './template';
import { hasSeveralWords, type PlacedText, readableText, textsIn } from './texts';
import { wordFaults } from './words';

/** @returns what is left to do, as lines, and the exit code of `--strict` */
export async function runDoctor(): Promise<{ text: string; exitCode: number }> {
  const { files, faults } = await loadContent();
  // The other checks need a content that builds.
  if (faults.length === 0) {
    const locales = checkedLocales(files);
    faults.push(...unfinishedParts(locales), ...dateFaults(locales));
  }
  faults.push(...(await checkPictures(files)));
  const count = faults.filter(isBlocking).length;
  const verdict = count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.`;
  return { text: `\n${report(faults)}${verdict}\n`, exitCode: strictExitCode(faults) };
}

export const unfinishedParts = (locales: Locales): Fault[] => [
  ...templateTextFaults(locales),
  ...templatePictureFaults(),
  ...connectionFaults(locales),
  ...locales.flatMap(introFaults),
  ...linkFaults(locales),
  ...locales.flatMap(markupFaults),
  ...wordFaults(locales),
  ...locales.flatMap(letterFaults),
  ...untranslatedTexts(locales),
  ...unusedPictureFaults(locales),
  ...locales.flatMap(textDateFaults),
];

/** Whether a translation changes a text. Names and addresses may stay the same. */
const isTranslatable = ({ kind }: PlacedText): boolean => kind === 'prose' || kind === 'phrase';

function untranslatedTexts([main, ...others]: Locales): Fault[] {
  const sentencesOf = (locale: LocalizedSite) =>
    textsIn(locale).filter((field) => {
      const text = readableText(field);
      const isName = text === locale.content.owner.name;
      return isTranslatable(field) && hasSeveralWords(text) && !isName;
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
