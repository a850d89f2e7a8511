import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { contentFaults } from '../../lib/content/check';
import {
  type ContentFiles,
  collectFiles,
  contentFile,
  contentNamesIn,
} from '../../lib/content/files';
import { localeFolders } from '../../lib/content/locale-folders';
import { contentSchema } from '../../lib/content/schema';
import { environmentFaults } from './environment';
import { listFiles } from './list-files';

/**
 * Reads the files of `content/` from disk, and checks them and the settings in the environment.
 * Each file is read on its own, so that a mistake in one does not hide the faults of the others. An
 * optional file that is missing counts as empty.
 * @returns the content, which may have faults, and one plain line per fault
 */
export async function loadContent(
  projectDir: string,
): Promise<{ files: ContentFiles; faults: string[] }> {
  const folders = localeFolders(projectDir);
  const values = new Map<string, unknown>();
  const unreadable = new Map(encodingFaults(projectDir));
  for (const folder of ['', ...folders]) {
    for (const name of contentNamesIn(folder)) {
      const file = contentFile(name, folder);
      if (unreadable.has(file)) continue;
      const isOptional = folder !== '' || contentSchema.shape[name].safeParse(undefined).success;
      const { value, fault } = await readConstant(name, file, projectDir, isOptional);
      if (fault === undefined) values.set(file, value);
      else unreadable.set(file, fault);
    }
  }
  const files = collectFiles(folders, (name, folder) => values.get(contentFile(name, folder)));
  // The check takes a file that cannot be read for a missing one.
  const isUnreadable = (fault: string) =>
    [...unreadable.keys()].some((file) => fault.startsWith(file));
  const checked = contentFaults(files, projectDir).filter((fault) => !isUnreadable(fault));
  const faults = [...environmentFaults(process.env), ...unreadable.values(), ...checked];
  return { files, faults };
}

/** The files of `content/` whose letters cannot be read, each with a sentence for the owner. */
const encodingFaults = (projectDir: string): [file: string, fault: string][] =>
  listFiles(path.join(projectDir, 'content'))
    .map((file) => `content/${file}`)
    .filter((file) => file.endsWith('.ts') && !isUtf8(readFileSync(path.join(projectDir, file))))
    .map((file) => [file, `${file}: save it as UTF-8; it is in another encoding`]);

/** The value of the constant that a content file exports, or the reason why it cannot be read. */
async function readConstant(
  name: string,
  file: string,
  projectDir: string,
  isOptional: boolean,
): Promise<{ value?: unknown; fault?: string }> {
  const place = path.join(projectDir, file);
  if (!existsSync(place)) {
    if (isOptional) return {};
    return { fault: `${file}: there is no such file; template/${file} shows what belongs there` };
  }
  try {
    const exported: Record<string, unknown> = await tsImport(
      pathToFileURL(place).href,
      import.meta.url,
    );
    if (name in exported) return { value: exported[name] };
    return { fault: `${file}: must contain "export const ${name} = …"` };
  } catch (error) {
    return { fault: importFault(error as Error, file, projectDir) };
  }
}

/** One plain line for an error that the import of a content file has thrown. */
function importFault({ message }: Error, file: string, projectDir: string): string {
  const fault = syntaxFault(message, projectDir);
  if (fault !== undefined) return fault;
  const [, word] = /^(.+) is not defined$/.exec(message) ?? [];
  if (word !== undefined) {
    return `${file}: the word ${word} has no quotes; write '${word}', or true or false for yes and no`;
  }
  const [, missing] = /^Cannot find (?:module|package) '(.+?)'/.exec(message) ?? [];
  return missing === undefined
    ? `${file}: it cannot be read: ${message.split('\n')[0]}`
    : `${file}: it imports "${path.relative(projectDir, missing)}", which does not exist; correct the text after "from"`;
}

/** One plain line for a message of esbuild: `…/content/skills.ts:5:2: ERROR: Expected "]"`. */
function syntaxFault(message: string, projectDir: string): string | undefined {
  // The mistake may be in a file that the content imports, like its words.
  const [, file, line, mistake] =
    /(content[\\/][\w\\/-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  if (file === undefined) return undefined;
  const lines = readFileSync(path.join(projectDir, file), 'utf8').split('\n');
  const conflict = lines.findIndex((text) => /^(<{7}|={7}|>{7})/.test(text)) + 1;
  const place = `${file.replaceAll('\\', '/')}, line ${conflict || line}`;
  return conflict === 0
    ? `${place}: ${mistake}; look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'`
    : `${place}: git marks a conflict here; keep one of the two texts, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;
}
