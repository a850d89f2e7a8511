import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, contentFiles } from '../../lib/content/check';
import type { Edition, Editions } from '../../lib/content/editions';
import { languageFolders } from '../../lib/content/language-folders';
import { templateContent } from '../../lib/content/template';
import { missingWords } from '../../lib/words/choose';
import { connectionFindings, linkFindings } from './connections';
import { advice, byFile, type Finding } from './findings';
import { unnamedFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';
import { type Text, textsIn } from './texts';

/** Looks for everything that keeps the site from going live under its owner's name. */
export const examine = (editions: Editions, projectDir: string): Finding[] => [
  ...templateTextFindings(editions),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(editions),
  ...linkFindings(editions),
  ...editions.flatMap(languageFindings),
  ...untranslatedFindings(editions),
  ...unnamedFindings(editions, projectDir),
  ...editions.flatMap(twiceFindings),
  ...editions.flatMap(({ folder }) =>
    cvLengthFindings(projectDir, path.posix.join('out', folder, 'cv.pdf')),
  ),
];

/** Names skills and projects that stand in their file twice, in whatever letters. */
export function twiceFindings({ content, folder, own }: Edition): Finding[] {
  const { skills, projects } = content;
  const lists = { skills: skills.map(({ name }) => name), projects: projects.map((p) => p.title) };
  return Object.entries(lists).flatMap(([file, names]) => {
    if (!own.some((part) => part === file)) return [];
    const plain = names.map((name) => name.trim().toLowerCase());
    return names
      .filter((_, index) => plain.indexOf(plain[index] ?? '') < index)
      .map((name) => advice(`${contentFile(file, folder)}: "${name}" stands there twice`));
  });
}

/** English left on a page in another language: the template's greeting, words of the interface. */
export function languageFindings({ content, folder }: Edition): Finding[] {
  const { owner, site } = content;
  const findings: Finding[] = [];
  const isEnglish = new Intl.Locale(site.language).language === 'en';
  // A straight apostrophe or a typographic one.
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

/** Fields with sentences, which are others in another language; names and addresses may be the same. */
const sentences = /\.(description|intro|greeting|headline|paragraphs|highlights|summary|alt)$/;

/** Names what a second language says in the words of the main one: by files it shares, or in its own. */
function untranslatedFindings(editions: Editions): Finding[] {
  const [main, ...others] = editions;
  const sentencesOf = (edition: Edition) =>
    textsIn(edition).filter(({ field, text }) => sentences.test(field) && text.includes(' '));
  const known = sentencesOf(main);
  return others.flatMap((edition) => {
    const own = sentencesOf(edition).filter(({ text }) => known.some((each) => each.text === text));
    const shared = known.filter(({ field }) => !edition.own.some((part) => field.startsWith(part)));
    const file = (text: Text) =>
      path.posix.join('content', edition.folder, path.basename(text.file));
    return [
      ...byFile(own, `in "${edition.language}" as in the main language:`, advice),
      ...byFile(
        shared.map((text) => ({ ...text, file: file(text) })),
        `does not exist, so the page in "${edition.language}" shows the main language’s`,
        advice,
      ),
    ];
  });
}

/** Names files in `content/` that nothing reads; notes (.md) and hidden files are left out. */
export function unreadFileFindings(projectDir: string): Finding[] {
  const folder = path.join(projectDir, 'content');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name) && !/(^|\/)\.|\.md$/.test(name));
  const texts = all.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const parts = ['', ...languageFolders(projectDir)].flatMap((language) =>
    contentFiles
      // Colours are those of the main language.
      .filter((part) => language === '' || part !== 'look')
      .map((part) => path.posix.join(language, `${part}.ts`)),
  );
  const isImported = (name: string) =>
    ["'", '"', '.'].some((end) => texts.includes(`/${path.parse(name).name}${end}`));
  return all
    .filter((name) => !parts.includes(name) && !isImported(name))
    .map((name) => advice(`content/${name}: nothing reads this file; delete or import it`));
}

/** Says so if a CV that was last built is longer than two pages. */
export function cvLengthFindings(projectDir: string, name = 'out/cv.pdf'): Finding[] {
  const file = path.join(projectDir, name);
  const text = existsSync(file) ? readFileSync(file, 'latin1') : '';
  const { length } = text.match(/\/Type\s*\/Page\b/g) ?? [];
  return length > 2
    ? [advice(`${name} has ${length} pages; few read more than two, so leave something out`)]
    : [];
}
