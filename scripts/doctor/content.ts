import { contentFile } from '../../lib/content/files';
import { checkedLocales, type Locale, type Locales } from '../../lib/content/locales';
import { unreadPeriods } from '../../lib/content/unread-periods';
import { missingWords } from '../../lib/words/choose';
import { findLeftovers } from '../support/leftovers';
import { loadContent } from '../support/load-content';
import { brokenLinkFindings, connectionFindings, linkFindings } from './connections';
import { cvFindings } from './cv';
import { dateFindings } from './dates';
import { advice, byFile, type Finding, wrong } from './findings';
import { pictureFindings, unusedPictureFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';
import { isProse, readableText, type Text, textsIn } from './texts';

/**
 * Runs all checks of a project's content: what blocks going live, what is out of date, and advice.
 */
export async function findContentFindings(projectDir: string): Promise<Finding[]> {
  const { files, faults } = await loadContent(projectDir);
  const inspect = async () => {
    const locales = checkedLocales(files);
    return [
      ...examine(locales, projectDir),
      ...dateFindings(locales, projectDir),
      ...(await cvFindings(locales, projectDir)),
    ];
  };
  return [
    ...(faults.length > 0 ? faults.map((text) => wrong(text)) : await inspect()),
    ...(await pictureFindings(files, projectDir)),
    ...findLeftovers(projectDir).map((line) => advice(line)),
  ];
}

/** Runs the checks of a content without faults that depend on nothing but the project's files. */
export const examine = (locales: Locales, projectDir: string): Finding[] => [
  ...templateTextFindings(locales),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(locales),
  ...linkFindings(locales),
  ...brokenLinkFindings(locales),
  ...locales.flatMap(wordFindings),
  ...untranslatedFindings(locales),
  ...unusedPictureFindings(locales, projectDir),
  ...locales.flatMap(unreadPeriods).map((line) => advice(line)),
];

/** Finds words of the page that the owner's dictionary lacks. */
function wordFindings({ content: { site }, folder }: Locale): Finding[] {
  const missing = missingWords(site).join(', ');
  if (missing === '') return [];
  const text = `${contentFile('site', folder)}: the dictionary for "${site.language}" has no ${missing}`;
  return [advice(`${text}; the page shows the English text. lib/words/en.ts has all words`)];
}

/** Whether a translation changes a text. Names and addresses may stay the same. */
const isTranslatable = (entry: Text): boolean =>
  isProse(entry) || /\.(greeting|headline|facts\.value|(facts|legal)\.name)$/.test(entry.field);

/** Finds sentences of the main language in a second one, also in files that it lacks. */
function untranslatedFindings([main, ...others]: Locales): Finding[] {
  const sentencesOf = (locale: Locale) =>
    textsIn(locale).filter((entry) => {
      const text = readableText(entry);
      const isName = text === locale.content.owner.name;
      return isTranslatable(entry) && text.includes(' ') && !isName;
    });
  // The links of a translation may have other addresses.
  const mainTexts = sentencesOf(main).map(readableText);
  return others.flatMap((locale) => {
    const shown = sentencesOf({ ...locale, ownFiles: main.ownFiles });
    const same = shown.filter((entry) => mainTexts.includes(readableText(entry)));
    return byFile(same, `is missing, or not translated into "${locale.language}":`, advice);
  });
}
