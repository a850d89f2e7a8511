import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, contentFiles } from '../../lib/content/check';
import { checkedEditions, type Edition, type Editions } from '../../lib/content/editions';
import { languageFolders } from '../../lib/content/language-folders';
import { unreadPeriods } from '../../lib/content/unread-periods';
import { missingWords } from '../../lib/words/choose';
import { environmentFaults } from '../build/before/environment';
import { loadContent } from '../build/before/load-content';
import { listFiles } from '../support/list-files';
import { connectionFindings, linkFindings } from './connections';
import { cvFindings } from './cv';
import { dateFindings } from './dates';
import { advice, byFile, type Finding, wrong } from './findings';
import { pictureFindings, unusedPictureFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';
import { textsIn } from './texts';

/** Runs all checks of a project's content: what blocks going live, what is out of date, and advice. */
export async function findContentFindings(projectDir: string): Promise<Finding[]> {
  const { files, faults } = await loadContent(projectDir);
  faults.unshift(...environmentFaults(process.env));
  const inspect = async () => {
    const editions = checkedEditions(files);
    return [
      ...examine(editions, projectDir),
      ...dateFindings(editions, projectDir),
      ...(await cvFindings(editions, projectDir)),
    ];
  };
  return [
    ...(faults.length > 0 ? faults.map((text) => wrong(text)) : await inspect()),
    ...(await pictureFindings(files, projectDir)),
    ...unreadFileFindings(projectDir),
  ];
}

/** Runs the checks of a content without faults that depend on nothing but the project's files. */
export const examine = (editions: Editions, projectDir: string): Finding[] => [
  ...templateTextFindings(editions),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(editions),
  ...linkFindings(editions),
  ...editions.flatMap(wordFindings),
  ...untranslatedFindings(editions),
  ...unusedPictureFindings(editions, projectDir),
  ...editions.flatMap(duplicateFindings),
  ...editions.flatMap(unreadPeriods).map((line) => advice(line)),
];

/** Finds skills and projects that are listed twice in their file, in any letter case. */
function duplicateFindings(edition: Edition): Finding[] {
  const names = textsIn(edition).filter(({ field }) =>
    /^(skills\.name|projects\.title)$/.test(field),
  );
  const keys = names.map(({ field, text }) => `${field} ${text.trim().toLowerCase()}`);
  const repeated = names.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
  return byFile(repeated, 'listed twice:', advice);
}

/** Finds words of the page that the owner's dictionary lacks. */
function wordFindings({ content: { site }, folder }: Edition): Finding[] {
  const missing = missingWords(site).join(', ');
  if (missing === '') return [];
  const text = `${contentFile('site', folder)}: the dictionary for "${site.language}" has no ${missing}`;
  return [advice(`${text}; the page shows the English text. lib/words/en.ts has all words`)];
}

/** Fields with sentences, which a translation changes. Names and addresses may stay the same. */
const sentences = /\.(description|intro|greeting|headline|paragraphs|highlights|summary|alt)$/;

/** Finds sentences of the main language in a second one: in its own files, or in files that it lacks. */
function untranslatedFindings([main, ...others]: Editions): Finding[] {
  const sentencesOf = (edition: Edition) =>
    textsIn(edition).filter(({ field, text }) => {
      const isName = text === edition.content.owner.name;
      return sentences.test(field) && text.includes(' ') && !isName;
    });
  const mainTexts = sentencesOf(main).map(({ text }) => text);
  return others.flatMap((edition) => {
    const shown = sentencesOf({ ...edition, own: main.own });
    const same = shown.filter(({ text }) => mainTexts.includes(text));
    return byFile(same, `is missing, or not translated into "${edition.language}":`, advice);
  });
}

/** Finds files in `content/` that nothing reads, except notes (.md) and hidden files. */
export function unreadFileFindings(projectDir: string): Finding[] {
  const folder = path.join(projectDir, 'content');
  const names = listFiles(folder).filter((name) => !/(^|\/)\.|\.md$/.test(name));
  const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const known = ['', ...languageFolders(projectDir)].flatMap((language) =>
    contentFiles
      // All languages share the colours of the main one.
      .filter((part) => language === '' || part !== 'look')
      .map((part) => path.posix.join(language, `${part}.ts`)),
  );
  const isImported = (name: string) =>
    ["'", '"', '.'].some((end) => texts.includes(`/${path.parse(name).name}${end}`));
  return names
    .filter((name) => !known.includes(name) && !isImported(name))
    .map((name) => advice(`content/${name}: nothing reads this file; delete or import it`));
}
