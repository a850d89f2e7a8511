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
 * so that a slip in one does not hide the faults of the others.
 */
export async function loadContent(projectDir: string): Promise<LoadedContent> {
  const input: UncheckedContent = {};
  const broken: string[] = [];
  const unread = new Set<string>();
  for (const name of contentFiles) {
    const file = path.join(projectDir, 'content', `${name}.ts`);
    // The page's own code names all files, so one that an older content lacks is made without entries.
    if (optionalFiles.includes(name) && !existsSync(file)) {
      await writeContentFiles({ [name]: name === 'look' ? {} : [] }, projectDir);
    }
    const { value, fault } = await load(projectDir, `content/${name}.ts`, name);
    input[name] = value as UncheckedContent[typeof name];
    if (fault === undefined) continue;
    broken.push(fault);
    unread.add(`content/${name}.ts`);
  }
  const faults = contentFaults(input).filter((fault) => !unread.has(fault.split(/[:\s]/)[0] ?? ''));
  return { input, faults: [...broken, ...faults] };
}

/** What a file exports under a name, or why it could not be read. */
async function load(
  projectDir: string,
  name: string,
  constant: string,
): Promise<{ value?: unknown; fault?: string }> {
  const file = path.join(projectDir, name);
  try {
    const exported = (await tsImport(pathToFileURL(file).href, import.meta.url)) as object;
    if (!(constant in exported)) {
      return { fault: `${name}: must hold "export const ${constant} = …"` };
    }
    return { value: (exported as Record<string, unknown>)[constant] };
  } catch (error) {
    // The slip may be in a file that this one imports: a dictionary.
    const inner = /content[\\/][\w-]+\.ts(?=:\d+:\d+: ERROR)/.exec(String(error))?.[0];
    const slipped = inner === undefined ? name : inner.replaceAll('\\', '/');
    return { fault: explain(error, path.join(projectDir, slipped), slipped) };
  }
}

/** Says in the owner's words why a content file could not be read. */
function explain(error: unknown, file: string, name: string): string {
  if (!existsSync(file)) return `${name}: no such file; the page cannot do without it`;
  const message = error instanceof Error ? error.message : String(error);

  const syntax = /:(\d+):(\d+): ERROR: (.*)/.exec(message);
  if (syntax) {
    const line = Number(syntax[1]);
    const lines = readFileSync(file, 'utf8').split(/\r\n|\n|\r/);
    if (/end of file/.test(syntax[3] ?? '')) {
      return `${name}: ends too early; a closing } or ] is missing`;
    }
    const before = (lines[line - 1] ?? '').slice(0, Number(syntax[2]));
    return `${name}, line ${line}: ${slip(syntax[3] ?? '', before)}`;
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
  if (/\w'$/.test(before)) {
    return `${found} comes unexpected; an apostrophe inside '…' ends the text, so write ’ or put the text in "…"`;
  }
  return `${found} comes unexpected; most likely a comma is missing before it`;
}
