import { contentFile } from '../../lib/content/files';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import { missingWords } from '../../lib/words/choose';
import { brokenLinkFindings, connectionFindings, linkFindings } from './connections';
import { textDateFindings } from './dates';
import { advice, byFile, type Finding } from './findings';
import { unusedPictureFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';
import { isProse, readableText, type Text, textsIn } from './texts-and-links';

/** Finds what is missing, left from the template or not connected in a content without faults. */
export const contentFindings = (locales: Locales, projectDir: string): Finding[] => [
  ...templateTextFindings(locales),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(locales),
  ...linkFindings(locales),
  ...brokenLinkFindings(locales),
  ...locales.flatMap(wordFindings),
  ...untranslatedFindings(locales),
  ...unusedPictureFindings(locales, projectDir),
  ...locales.flatMap(textDateFindings),
];

/** Finds words of the page that the owner has not translated. */
function wordFindings({ content: { site }, folder }: LocalizedSite): Finding[] {
  const missing = missingWords(site).join(', ');
  if (missing === '') return [];
  const text = `${contentFile('site', folder)}: the words in "${site.language}" lack ${missing}`;
  return [advice(`${text}; the page shows the English text. lib/words/en.ts has all words`)];
}

/** Whether a translation changes a text. Names and addresses may stay the same. */
const isTranslatable = (entry: Text): boolean =>
  isProse(entry) || /\.(greeting|headline|facts\.value|(facts|legal)\.name)$/.test(entry.field);

/** Finds sentences in other languages that equal a sentence of the main language. */
function untranslatedFindings([main, ...others]: Locales): Finding[] {
  const sentencesOf = (locale: LocalizedSite) =>
    textsIn(locale).filter((entry) => {
      const text = readableText(entry);
      const isName = text === locale.content.owner.name;
      return isTranslatable(entry) && text.includes(' ') && !isName;
    });
  // The links of a translation may have other addresses.
  const mainTexts = sentencesOf(main).map(readableText);
  return others.flatMap((locale) => {
    // A page shows the texts of the main language where its own language has no file.
    const shown = sentencesOf({ ...locale, ownFiles: main.ownFiles });
    const same = shown.filter((entry) => mainTexts.includes(readableText(entry)));
    return byFile(same, `is missing, or not translated into "${locale.language}":`, advice);
  });
}
