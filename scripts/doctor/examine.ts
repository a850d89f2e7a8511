import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, contentFiles } from '../../lib/content/check';
import type { Edition, Editions } from '../../lib/content/editions';
import { languageFolders } from '../../lib/content/language-folders';
import { templateContent } from '../../lib/content/template';
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
  ...editions.flatMap(languageFindings),
  ...untranslatedFindings(editions),
  ...unnamedFindings(editions, projectDir),
  ...editions.flatMap(duplicateFindings),
  ...editions.flatMap(({ folder }) =>
    cvLengthFindings(projectDir, path.posix.join('out', folder, 'cv.pdf')),
  ),
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

/** Finds English on a page in another language: the template's greeting, words of the interface. */
function languageFindings({ content, folder }: Edition): Finding[] {
  const { owner, site } = content;
  const findings: Finding[] = [];
  const isEnglish = new Intl.Locale(site.language).language === 'en';
  // Straight and typographic apostrophes count as the same.
  const plain = (text: string) => text.replaceAll('’', "'");
  if (!isEnglish && plain(owner.greeting) === plain(templateContent.owner.greeting)) {
    const text = `${contentFile('owner', folder)}: the greeting "${owner.greeting}" is English`;
    findings.push(advice(`${text}; write it in "${site.language}"`));
  }
  const missing = missingWords(site);
  if (missing.length > 0) {
    const text = `${contentFile('site', folder)}: the words in "${site.language}" lack ${missing.join(', ')}`;
    findings.push(advice(`${text}, which the page says in English; lib/words/en.ts has them all`));
  }
  return findings;
}

/** Fields with sentences, which a translation changes; names and addresses may stay the same. */
const sentences = /\.(description|intro|greeting|headline|paragraphs|highlights|summary|alt)$/;

/** Finds sentences of the main language in a second one: in its own files, or in files that it lacks. */
function untranslatedFindings(editions: Editions): Finding[] {
  const [main, ...others] = editions;
  const sentencesOf = (edition: Edition) =>
    textsIn(edition).filter(({ field, text }) => sentences.test(field) && text.includes(' '));
  const known = sentencesOf(main);
  return others.flatMap((edition) => {
    const own = sentencesOf(edition).filter(({ text }) => known.some((each) => each.text === text));
    // The files that this language lacks, with the paths that they would have.
    const absent = main.own.filter((part) => !edition.own.includes(part));
    const shared = sentencesOf({ ...main, folder: edition.folder, own: absent });
    const { language } = edition;
    return [
      ...byFile(own, `in "${language}" as in the main language:`, advice),
      ...byFile(
        shared,
        `is missing, so the page in "${language}" shows the main language’s`,
        advice,
      ),
    ];
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

/** Finds a CV of more than two pages in the last build. */
function cvLengthFindings(projectDir: string, name: string): Finding[] {
  const file = path.join(projectDir, name);
  const text = existsSync(file) ? readFileSync(file, 'latin1') : '';
  const { length } = text.match(/\/Type\s*\/Page\b/g) ?? [];
  return length > 2
    ? [advice(`${name} has ${length} pages; few read more than two, so leave something out`)]
    : [];
}
