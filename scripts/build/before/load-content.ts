import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { contentFile, contentFiles, optionalFiles } from '../../../lib/content/check';
import { type ContentFiles, editionFaults } from '../../../lib/content/editions';
import { languageFolders } from '../../../lib/content/language-folders';

export interface LoadedContent {
  /** What could be read, checked or not. */
  files: ContentFiles;
  /** One plain line per fault. */
  faults: string[];
}

/**
 * Reads the files of `content/` as they are on disk now, and checks them. Each is read on its own,
 * so that a slip in one does not hide the faults of the others. Optional files may be absent.
 */
export async function loadContent(projectDir: string): Promise<LoadedContent> {
  const files: ContentFiles = { '': {} };
  const broken = new Map<string, string>();
  const places = ['', ...languageFolders(projectDir)].flatMap((folder) =>
    contentFiles.map((name) => ({ folder, name, file: contentFile(name, folder) })),
  );
  for (const { folder, name, file } of places) {
    files[folder] ??= {};
    const isThere = existsSync(path.join(projectDir, file));
    const isOptional = folder !== '' || optionalFiles.includes(name);
    // Colours are those of the main language.
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

/** The optional files of `content/` that are not there. */
export const absentFiles = (projectDir: string) =>
  optionalFiles.filter((name) => !existsSync(path.join(projectDir, `content/${name}.ts`)));

/** Why a content file could not be read: one plain line. */
function explain({ message }: Error, file: string, projectDir: string): string {
  if (!existsSync(path.join(projectDir, file))) {
    return `${file}: there is no such file; template/${file} shows what it holds`;
  }
  // The mistake may be in a file that this one imports: a dictionary.
  const [, slip, line, complaint] =
    /(content[\\/][\w\\/-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  if (slip !== undefined) {
    const lines = readFileSync(path.join(projectDir, slip), 'utf8').split('\n');
    const mark = lines.findIndex((text) => /^(<{7}|={7}|>{7})/.test(text));
    const place = `${slip.replaceAll('\\', '/')}, line ${mark < 0 ? line : mark + 1}`;
    return mark < 0
      ? `${place}: ${complaint}; look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'`
      : `${place}: git marks a conflict here; keep one of the two texts, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;
  }
  const [, word] = /^(.+) is not defined$/.exec(message) ?? [];
  if (word !== undefined) {
    return `${file}: the word ${word} stands without quotes; write '${word}', or true or false for yes and no`;
  }
  const [, missing] = /^Cannot find (?:module|package) '(.+?)'/.exec(message) ?? [];
  return missing === undefined
    ? `${file}: it cannot be read: ${message.split('\n')[0]}`
    : `${file}: it imports "${path.relative(projectDir, missing)}", which does not exist; correct what stands after "from"`;
}
