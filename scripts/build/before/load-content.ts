import { existsSync, readFileSync } from 'node:fs';
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
  // The slip may be in a file that this one imports: a dictionary.
  const [, inner, at, column, complaint = ''] =
    /(content[\\/][\w-]+\.ts):(\d+):(\d+): ERROR: (.*)/.exec(message) ?? [];
  const name = inner?.replaceAll('\\', '/') ?? read;
  const file = path.join(projectDir, name);
  if (!existsSync(file)) return `${name}: no such file; the page cannot do without it`;
  if (at !== undefined) {
    if (complaint.includes('end of file')) {
      return `${name}: ends too early; a closing } or ] is missing`;
    }
    const lines = readFileSync(file, 'utf8').split(/\r\n|\n|\r/);
    const before = (lines[Number(at) - 1] ?? '').slice(0, Number(column));
    return `${name}, line ${at}: ${slip(complaint, before)}`;
  }
  const word = /^(\S+) is not defined$/.exec(message)?.[1];
  if (word) return `${name}: ${word} is not known here; a text must stand in quotes`;
  return `${name}: ${message.split('\n')[0]}`;
}

/**
 * The likeliest slip of the pen behind a parser's complaint.
 * @param complaint in the parser's words: 'Expected "}" but found "tags"'
 * @param before the text of the line up to where the parser stopped
 */
function slip(complaint: string, before: string): string {
  if (/Unterminated (string|template)/.test(complaint)) {
    return 'a text is not closed; its last quote is missing';
  }
  const found = /^Expected .* but found (.*)$/.exec(complaint)?.[1];
  if (found === undefined) return complaint;
  const isApostrophe = /\w'$/.test(before);
  const reason = isApostrophe
    ? `an apostrophe inside '…' ends the text, so write ’ or put the text in "…"`
    : 'most likely a comma is missing before it';
  return `${found} is unexpected; ${reason}`;
}
