import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import {
  contentFaults,
  contentFiles,
  optionalFiles,
  type UncheckedContent,
} from '../../../lib/content/check';
import { writeContentFiles } from '../../support/content-files';

export interface LoadedContent {
  /** What could be read, checked or not. */
  input: UncheckedContent;
  /** One plain line per fault. */
  faults: string[];
}

/**
 * Reads the files of `content/` as they are on disk now, and checks them. Each is read on its own,
 * so that a slip in one does not hide the faults of the others. An optional file that is absent is
 * made, without entries: the page's own code imports it.
 */
export async function loadContent(projectDir: string): Promise<LoadedContent> {
  const input: UncheckedContent = {};
  const broken = new Map<string, string>();
  for (const name of contentFiles) {
    const file = `content/${name}.ts`;
    if (optionalFiles.includes(name) && !existsSync(path.join(projectDir, file))) {
      await writeContentFiles({ [name]: name === 'look' ? {} : [] }, projectDir);
    }
    try {
      const url = pathToFileURL(path.join(projectDir, file)).href;
      const exported = (await tsImport(url, import.meta.url)) as Record<string, unknown>;
      if (name in exported) input[name] = exported[name];
      else broken.set(file, `${file}: must hold "export const ${name} = …"`);
    } catch (error) {
      broken.set(file, explain(error, projectDir, file));
    }
  }
  const isRead = (fault: string) => ![...broken.keys()].some((file) => fault.startsWith(file));
  return { input, faults: [...broken.values(), ...contentFaults(input).filter(isRead)] };
}

/** Says in the owner's words why a content file could not be read. */
function explain(error: unknown, projectDir: string, read: string): string {
  const message = error instanceof Error ? error.message : String(error);
  // The mistake may be in a file that this one imports: a dictionary.
  const [, inner, line, complaint] =
    /(content[\\/][\w-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  if (inner !== undefined) {
    const name = inner.replaceAll('\\', '/');
    return `${name}, line ${line}: ${complaint}; look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'`;
  }
  if (!existsSync(path.join(projectDir, read))) {
    return `${read}: no such file; the page cannot do without it`;
  }
  const word = /^(\S+) is not defined$/.exec(message)?.[1];
  if (word) return `${read}: ${word} is not known here; a text must stand in quotes`;
  return `${read}: ${message.split('\n')[0]}`;
}
