import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { type Fault, wrongFault } from '../../lib/content/fault';
import { type ContentFiles, contentFile, contentNames } from '../../lib/content/files';
import type { MainContent, Translations } from '../../lib/content/schema';
import { listFiles } from '../../lib/files/list-files';
import { languageName } from '../../lib/language/intl';
import { siteFaults } from '../../lib/site/site-faults';
import { importFault } from './import-fault';
import { publicFileFaults } from './public-file-faults';

/**
 * Reads `content/` and checks it. Also checks the settings in the environment, and the names of
 * files in `public/`.
 */
export async function readCheckedContent(): Promise<{ files: ContentFiles; faults: Fault[] }> {
  const { files, faults } = await readContent();
  const checked = faults.length > 0 ? faults : [...forgottenFaults(files), ...siteFaults(files)];
  const publicFaults = publicFileFaults(Object.keys(files).filter(Boolean));
  return { files, faults: [...publicFaults, ...checked] };
}

const indexFile = contentFile('index');

const unread = (...faults: Fault[]) => ({ files: { '': {} }, faults });

/**
 * Reads what `content/index.ts` of the working directory exports, without checking it.
 * @returns empty content and the reasons, if a file cannot be read
 */
export async function readContent(): Promise<{ files: ContentFiles; faults: Fault[] }> {
  if (!existsSync(indexFile)) {
    const rule = `there is no such file; copy template/${indexFile}, and add your languages as docs/languages.md says`;
    return unread(wrongFault({ file: indexFile }, rule));
  }
  const wrongEncodings = codeFiles()
    .filter((file) => !isUtf8(readFileSync(file)))
    .map((file) => wrongFault({ file }, 'save it as UTF-8; it is in another encoding'));
  if (wrongEncodings.length > 0) return unread(...wrongEncodings);
  try {
    const { content, translations }: { content?: MainContent; translations?: Translations } =
      await tsImport(pathToFileURL(indexFile).href, import.meta.url);
    if (content === undefined) {
      const rule = `must export a constant named content, like template/${indexFile}`;
      return unread(wrongFault({ file: indexFile }, rule));
    }
    return { files: { '': content, ...translations }, faults: [] };
  } catch (error) {
    return unread(importFault(error as Error, codeFiles()));
  }
}

/** The paths of the TypeScript files in `content/`, without the owner's drafts. */
const codeFiles = () =>
  listFiles('content')
    .filter((file) => file.endsWith('.ts') && !file.startsWith('drafts/'))
    .map((file) => `content/${file}`);

/**
 * Finds files in the folder of a language that have the name of a content file, but are not in the
 * `index.ts` of the folder, so that no page shows them.
 */
function forgottenFaults(files: ContentFiles): Fault[] {
  return codeFiles().flatMap((file) => {
    const { dir, name } = path.posix.parse(path.posix.relative('content', file));
    const isLanguage = dir === '' || languageName(dir) !== undefined;
    const isContent = contentNames.some((known) => known === name);
    if (!isLanguage || !isContent || name in (files[dir] ?? {})) return [];
    const todo =
      dir in files
        ? `add it to ${contentFile('index', dir)}`
        : `add ${contentFile('index', dir)} to ${indexFile}, as docs/languages.md says`;
    const rule = `no page shows this file; ${todo}, delete it, or move it to content/drafts`;
    return [wrongFault({ file }, rule)];
  });
}
