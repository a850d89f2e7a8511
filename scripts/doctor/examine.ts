import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, contentFiles } from '../../lib/content/check';
import type { Edition, Editions } from '../../lib/content/editions';
import { languageFolders } from '../../lib/content/language-folders';
import { unreadPeriods } from '../../lib/content/unread-periods';
import { missingWords } from '../../lib/words/choose';
import { listFiles } from '../support/list-files';
import { connectionFindings, linkFindings } from './connections';
import { advice, byFile, type Finding } from './findings';
import { unnamedFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';
import { textsIn } from './texts';

/** Runs the checks of a content without faults: what blocks going live, and advice. */
export const examine = (editions: Editions, projectDir: string): Finding[] => [
  ...templateTextFindings(editions),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(editions),
  ...linkFindings(editions),
  ...editions.flatMap(wordFindings),
  ...untranslatedFindings(editions),
  ...unnamedFindings(editions, projectDir),
  ...editions.flatMap(duplicateFindings),
  ...editions.flatMap(unreadPeriods).map((line) => advice(line)),
];

/** Finds skills and projects that stand twice in their file, in any letter case. */
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
  const text = `${contentFile('site', folder)}: the words in "${site.language}" lack ${missing}`;
  return [advice(`${text}, which the page says in English; lib/words/en.ts has them all`)];
}

/** Fields with sentences, which a translation changes; names and addresses may stay the same. */
const sentences = /\.(description|intro|greeting|headline|paragraphs|highlights|summary|alt)$/;

/** Finds sentences of the main language in a second one: in its own files, or in files that it lacks. */
function untranslatedFindings([main, ...others]: Editions): Finding[] {
  const sentencesOf = (edition: Edition) =>
    textsIn(edition).filter(({ field, text }) => sentences.test(field) && text.includes(' '));
  const known = sentencesOf(main).map(({ text }) => text);
  return others.flatMap((edition) => {
    const shown = sentencesOf({ ...edition, own: main.own });
    const same = shown.filter(({ text }) => known.includes(text));
    return byFile(same, `is missing, or not translated into "${edition.language}":`, advice);
  });
}

/** Finds files in `content/` that nothing reads, notes (.md) and hidden files aside. */
export function unreadFileFindings(projectDir: string): Finding[] {
  const folder = path.join(projectDir, 'content');
  const all = listFiles(folder).filter((name) => !/(^|\/)\.|\.md$/.test(name));
  const texts = all.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const parts = ['', ...languageFolders(projectDir)].flatMap((language) =>
    contentFiles
      // The colours of the main language hold for all.
      .filter((part) => language === '' || part !== 'look')
      .map((part) => path.posix.join(language, `${part}.ts`)),
  );
  const isImported = (name: string) =>
    ["'", '"', '.'].some((end) => texts.includes(`/${path.parse(name).name}${end}`));
  return all
    .filter((name) => !parts.includes(name) && !isImported(name))
    .map((name) => advice(`content/${name}: nothing reads this file; delete or import it`));
}
