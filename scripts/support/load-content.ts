import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { contentFaults } from '../../lib/content/check';
import { type Fault, wrong } from '../../lib/content/fault';
import {
  type ContentFiles,
  collectFiles,
  contentFile,
  contentNames,
  contentNamesIn,
  secondLanguageFolders,
} from '../../lib/content/files';
import { contentSchema } from '../../lib/content/schema';
import { isSiteUrl, normalizeBasePath, siteUrlRule } from '../../lib/hosting/urls';
import { pageFileFaults } from './page-files';
import { filesToRead, unreadFileFaults } from './unread-files';

/**
 * Reads the files of `content/`, and checks them, the settings in the environment, and that the
 * owner has no file in the place of a page. Each file is
 * read on its own, so that a mistake in one does not hide the faults of the others.
 */
export async function loadContent(): Promise<{ files: ContentFiles; faults: Fault[] }> {
  const folders = secondLanguageFolders();
  const values = new Map<string, unknown>();
  const present = filesToRead();
  const unreadable = new Map([...missingFaults(present), ...encodingFaults(present)]);
  for (const folder of ['', ...folders]) {
    for (const name of contentNamesIn(folder)) {
      const file = contentFile(name, folder);
      if (!present.includes(file) || unreadable.has(file)) continue;
      const { value, fault } = await readConstant(name, file);
      if (fault === undefined) values.set(file, value);
      else unreadable.set(file, fault);
    }
  }
  const files = collectFiles(folders, (name, folder) => values.get(contentFile(name, folder)));
  // A file that cannot be read has no value, so `contentFaults` would report it as missing.
  const isUnreadable = ({ place }: Fault) =>
    [...unreadable.keys()].some((file) => place.startsWith(file));
  const checked = contentFaults(files).filter((fault) => !isUnreadable(fault));
  const faults = [
    ...environmentFaults(process.env),
    ...unreadFileFaults(present),
    ...pageFileFaults(folders),
    ...unreadable.values(),
    ...checked,
  ];
  return { files, faults };
}

type FaultOfFile = [file: string, fault: Fault];

/** The files that the schema requires. Second languages share the files that they do not have. */
const missingFaults = (present: readonly string[]): FaultOfFile[] =>
  contentNames
    .filter((name) => !contentSchema.shape[name].safeParse(undefined).success)
    .map((name) => contentFile(name))
    .filter((file) => !present.includes(file))
    .map((file) => {
      const rule = `there is no such file; template/${file} shows what belongs there`;
      return [file, wrong(file, rule)];
    });

const encodingFaults = (present: readonly string[]): FaultOfFile[] =>
  present
    .filter((file) => !isUtf8(readFileSync(file)))
    .map((file) => [file, wrong(file, 'save it as UTF-8; it is in another encoding')]);

async function readConstant(
  name: string,
  file: string,
): Promise<{ value?: unknown; fault?: Fault }> {
  try {
    const exported: Record<string, unknown> = await tsImport(
      pathToFileURL(file).href,
      import.meta.url,
    );
    if (name in exported) return { value: exported[name] };
    return { fault: wrong(file, `must contain "export const ${name} = …"`) };
  } catch (error) {
    return { fault: importFault(error as Error, file) };
  }
}

function importFault(error: Error, file: string): Fault {
  const lines = readFileSync(file, 'utf8').split('\n');
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line)) + 1;
  if (conflict > 0) {
    const rule =
      'git marks a conflict here; keep one of the two texts, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
    return wrong(`${file}, line ${conflict}`, rule);
  }
  const message = error.message.replaceAll(`${process.cwd()}${path.sep}`, '');
  if (error.name === 'ReferenceError') {
    return wrong(file, `${message}; write texts in quotes, and true or false for yes and no`);
  }
  // `ERR_MODULE_NOT_FOUND` in ES modules, `MODULE_NOT_FOUND` in others.
  if ('code' in error && String(error.code).endsWith('MODULE_NOT_FOUND')) {
    const [first] = message.split('\n');
    return wrong(file, `imports what does not exist; correct the text after "from": ${first}`);
  }
  // The last line of the message names file, line and mistake, also in a file that is imported.
  const last = message.split('\n').at(-1);
  const todo = "look for a missing comma, quote or bracket, or an apostrophe within '…'";
  return wrong(file, `cannot be read; ${todo}: ${last}`);
}

export function environmentFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): Fault[] {
  const address = SITE_URL.trim();
  const isFaulty = address !== '' && !isSiteUrl(address);
  const faults = isFaulty ? [wrong('SITE_URL', siteUrlRule, address)] : [];
  // The segments '.' and '..' would leave the folder.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(normalizeBasePath(BASE_PATH))) {
    const rule = 'must be a path of letters, digits and hyphens, like "/portfolio"';
    faults.push(wrong('BASE_PATH', rule, BASE_PATH));
  }
  return faults;
}
