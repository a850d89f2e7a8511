import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { type Fault, wrong } from '../../lib/content/fault';
import {
  contentFile,
  contentNames,
  contentNamesIn,
  languageFolders,
} from '../../lib/content/files';
import { listFiles } from './list-files';

/** Files of code. Windows may add ".txt" and not show it. */
const codeFile = /\.([cm]?[jt]sx?|json)(\.txt)?$/i;

const withoutEnding = (file: string) => file.replace(codeFile, '');

const codeFilesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && codeFile.test(entry.name))
    .map(({ name }) => path.posix.join(folder, name))
    .sort();

/**
 * The files that a build reads: content, and what it imports, like words of the owner. Letter case
 * counts on every system, because it counts on hosts.
 */
export function filesToRead(): string[] {
  const code = listFiles('content')
    .map((file) => `content/${file}`)
    .filter((file) => codeFile.test(file));
  const known = ['', ...languageFolders()].flatMap((folder) =>
    contentNamesIn(folder).map((name) => contentFile(name, folder)),
  );
  const read = new Set(code.filter((file) => known.includes(file)));
  // The loop reaches the files that it adds.
  for (const file of read) {
    const imported = importsOf(file);
    for (const each of code) if (imported.includes(withoutEnding(each))) read.add(each);
  }
  return code.filter((file) => read.has(file));
}

/** The files of the project that a file imports, without their endings. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*['"](@\/|\.\.?\/)(.+?)['"]/g),
    ([, start = '', rest = '']) =>
      withoutEnding(
        start === '@/' ? path.posix.normalize(rest) : path.posix.join(file, '..', start, rest),
      ),
  );

/**
 * Files in `content/`, or in the folder of a language, that no build reads: content with a
 * misspelled name. The owner's notes may have any other ending, or be in `content/drafts`.
 * @param read what `filesToRead` returns
 */
export function unreadFileFaults(read: readonly string[]): Fault[] {
  if (!existsSync('content')) return [];
  return ['', ...languageFolders()].flatMap((folder) =>
    codeFilesIn(path.posix.join('content', folder))
      .filter((file) => !read.includes(file))
      .map((file) => wrong(file, unreadRule(file, folder))),
  );
}

function unreadRule(file: string, folder: string): string {
  const name = path.basename(withoutEnding(file));
  if (folder !== '' && name === 'look') {
    return 'all languages share content/look.ts; delete this file';
  }
  const nearest = closest(name.toLowerCase(), contentNamesIn(folder));
  const isMisspelled = 2 * distance(name.toLowerCase(), nearest) < nearest.length;
  const advice = isMisspelled
    ? `rename it to ${nearest}.ts`
    : 'import it in the site.ts of its language if it has words (docs/languages.md)';
  return `no page shows this file; ${advice}, or move it to content/drafts if it is no content`;
}

/**
 * Advice about files with names of content in a folder that is named after no language, like
 * `content/spanish`.
 */
export const unreadFolderFaults = (): Fault[] =>
  listFiles('content')
    .map((file) => path.posix.parse(file))
    .filter(({ name, ext }) => ext === '.ts' && contentNames.some((known) => known === name))
    .filter(({ dir }) => dir !== '' && dir !== 'drafts' && !languageFolders().includes(dir))
    .map(({ dir, base }) => ({
      place: `content/${dir}/${base}`,
      rule: 'no page shows this file, because no language has the name of its folder',
      severity: 'advice',
    }));
