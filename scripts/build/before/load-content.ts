import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { contentFile, contentFiles, optionalFiles } from '../../../lib/content/check';
import { type ContentFiles, editionFaults } from '../../../lib/content/editions';
import { languageFolders } from '../../../lib/content/language-folders';

/**
 * Reads the files of `content/` from disk and checks them. Each is read on its own, so that a mistake
 * in one does not hide the faults of the others. Optional files may be absent.
 * @returns what could be read, with or without faults, and one plain line per fault
 */
export async function loadContent(
  projectDir: string,
): Promise<{ files: ContentFiles; faults: string[] }> {
  const files: ContentFiles = { '': {} };
  const broken = new Map<string, string>();
  const places = ['', ...languageFolders(projectDir)].flatMap((folder) =>
    contentFiles.map((name) => ({ folder, name, file: contentFile(name, folder) })),
  );
  for (const { folder, name, file } of places) {
    files[folder] ??= {};
    const isThere = existsSync(path.join(projectDir, file));
    const isOptional = folder !== '' || optionalFiles.includes(name);
    // The colours of the main language hold for all.
    if ((isOptional && !isThere) || (folder !== '' && name === 'look')) continue;
    try {
      const url = pathToFileURL(path.join(projectDir, file)).href;
      const exported = (await tsImport(url, import.meta.url)) as Record<string, unknown>;
      if (name in exported) files[folder][name] = exported[name];
      else broken.set(file, `${file}: must hold "export const ${name} = …"`);
    } catch (error) {
      broken.set(file, explain(error as Error, file, projectDir));
    }
  }
  const isRead = (fault: string) => ![...broken.keys()].some((file) => fault.startsWith(file));
  return { files, faults: [...broken.values(), ...editionFaults(files).filter(isRead)] };
}

/** The optional files of `content/` that are absent. */
export const absentFiles = (projectDir: string) =>
  optionalFiles.filter((name) => !existsSync(path.join(projectDir, `content/${name}.ts`)));

/** Explains in one plain line why a content file cannot be read. */
function explain({ message }: Error, file: string, projectDir: string): string {
  if (!existsSync(path.join(projectDir, file))) {
    return `${file}: there is no such file; template/${file} shows what it holds`;
  }
  // The mistake may be in a file that this one imports, such as a dictionary.
  const [, found = '', line, complaint] =
    /(content[\\/][\w\\/-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  if (found !== '') {
    const lines = readFileSync(path.join(projectDir, found), 'utf8').split('\n');
    const mark = lines.findIndex((text) => /^(<{7}|={7}|>{7})/.test(text)) + 1;
    const place = `${found.replaceAll('\\', '/')}, line ${mark || line}`;
    return mark === 0
      ? `${place}: ${complaint}; look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'`
      : `${place}: git marks a conflict here; keep one of the two texts, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;
  }
  const [, word] = /^(.+) is not defined$/.exec(message) ?? [];
  if (word !== undefined) {
    return `${file}: the word ${word} has no quotes; write '${word}', or true or false for yes and no`;
  }
  const [, missing] = /^Cannot find (?:module|package) '(.+?)'/.exec(message) ?? [];
  return missing === undefined
    ? `${file}: it cannot be read: ${message.split('\n')[0]}`
    : `${file}: it imports "${path.relative(projectDir, missing)}", which does not exist; correct the text after "from"`;
}
