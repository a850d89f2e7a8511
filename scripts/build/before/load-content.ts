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
      broken.set(file, explain(error, file));
    }
  }
  const isRead = (fault: string) => ![...broken.keys()].some((file) => fault.startsWith(file));
  return { input, faults: [...broken.values(), ...contentFaults(input).filter(isRead)] };
}

/** Why a content file could not be read. */
function explain(error: unknown, read: string): string {
  const { message } = error as Error;
  // The mistake may be in a file that this one imports: a dictionary.
  const [, slip, line, complaint] =
    /(content[\\/][\w-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  return slip === undefined
    ? `${read}: ${message.split('\n')[0]}`
    : `${slip.replace('\\', '/')}, line ${line}: ${complaint}; look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'`;
}
