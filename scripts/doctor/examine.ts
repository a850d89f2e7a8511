import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../lib/content/check';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { missingWords } from '../../lib/words/choose';
import { connectionFindings, linkFindings } from './connections';
import { advice, type Finding } from './findings';
import { unnamedFindings } from './pictures';
import { templatePictureFindings, templateTextFindings } from './template';

/** Looks for everything that keeps the site from going live under its owner's name. */
export const examine = (content: Content, projectDir: string): Finding[] => [
  ...templateTextFindings(content),
  ...templatePictureFindings(projectDir),
  ...connectionFindings(content),
  ...linkFindings(content),
  ...languageFindings(content),
  ...unnamedFindings(content, projectDir),
  ...twiceFindings(content),
  ...cvLengthFindings(projectDir),
];

/** Names skills and projects that stand in their file twice, in whatever letters. */
export function twiceFindings({ skills, projects }: Content): Finding[] {
  const lists = { skills: skills.map(({ name }) => name), projects: projects.map((p) => p.title) };
  return Object.entries(lists).flatMap(([file, names]) => {
    const plain = names.map((name) => name.trim().toLowerCase());
    return names
      .filter((_, index) => plain.indexOf(plain[index] ?? '') < index)
      .map((name) => advice(`content/${file}.ts: "${name}" stands there twice`));
  });
}

/** English left on a page in another language: the template's greeting, words of the interface. */
export function languageFindings({ owner, site }: Content): Finding[] {
  const findings: Finding[] = [];
  const isEnglish = new Intl.Locale(site.language).language === 'en';
  // A straight apostrophe or a typographic one.
  const plain = (text: string) => text.replaceAll('’', "'");
  if (!isEnglish && plain(owner.greeting) === plain(templateContent.owner.greeting)) {
    const text = `content/owner.ts: the greeting "${owner.greeting}" is English`;
    findings.push(advice(`${text}; write it in "${site.language}"`));
  }
  const missing = missingWords(site);
  if (missing.length > 0) {
    const text = `content/site.ts: the words in "${site.language}" lack ${missing.join(', ')}`;
    findings.push(advice(`${text}, which the page says in English; lib/words/en.ts has them all`));
  }
  return findings;
}

/** Names files in `content/` that nothing reads; notes (.md) and hidden files are left out. */
export function unreadFileFindings(projectDir: string): Finding[] {
  const folder = path.join(projectDir, 'content');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name) && !/(^|\/)\.|\.md$/.test(name));
  const texts = all.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const parts = contentFiles.map((part) => `${part}.ts`);
  const isImported = (name: string) =>
    ["'", '"', '.'].some((end) => texts.includes(`/${path.parse(name).name}${end}`));
  return all
    .filter((name) => !parts.includes(name) && !isImported(name))
    .map((name) => advice(`content/${name}: nothing reads this file; delete or import it`));
}

/** Says so if the CV that was last built is longer than two pages. */
export function cvLengthFindings(projectDir: string): Finding[] {
  const file = path.join(projectDir, 'out/cv.pdf');
  const text = existsSync(file) ? readFileSync(file, 'latin1') : '';
  const { length } = text.match(/\/Type\s*\/Page\b/g) ?? [];
  return length > 2
    ? [advice(`out/cv.pdf has ${length} pages; few read more than two, so leave something out`)]
    : [];
}
