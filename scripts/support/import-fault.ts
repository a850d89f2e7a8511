import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  didYouMean,
  type Fault,
  type Place,
  type Reason,
  wrongFault,
} from '../../lib/content/fault';
import { contentFile } from '../../lib/content/files';
import { nearestName } from '../../lib/text/nearest-name';

/**
 * Turns the error of importing `content/` into a fault of the file that causes it.
 * @param error its message or stack names a file, and often a line
 * @param codeFiles the TypeScript files in `content/`
 */
export function importFault(error: Error, codeFiles: readonly string[]): Fault {
  const [conflict] = codeFiles.flatMap(conflictIn);
  if (conflict !== undefined) {
    const rule =
      'git marks a conflict here; keep one of the two texts, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
    return wrongFault(conflict, rule);
  }
  const root = `${process.cwd()}${path.sep}`;
  const withoutRoot = (text = '') =>
    text.replaceAll(pathToFileURL(root).href, '').replaceAll(root, '').replaceAll('\\', '/');
  const message = withoutRoot(error.message);
  const place = placeOfError(message, withoutRoot(error.stack));
  return wrongFault(place, reasonForImport(error.name, message, codeFiles));
}

/** The place of git's first conflict mark in a file; an empty list if there is none. */
function conflictIn(file: string): Place[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line));
  return index < 0 ? [] : [{ file, line: index + 1 }];
}

/**
 * The file that an error names, and its line if the error names it. A file with a query, as
 * `next build` loads it, has the line of the compiled code, which the owner does not know.
 */
function placeOfError(message: string, stack: string): Place {
  const [, file = contentFile('index'), query, line] =
    /(?<![\w/])(content\/[^:()?\n]+\.ts)(\?[^:\s]*)?:(\d+)/.exec(`${message}\n${stack}`) ??
    / imported from (content\/.+)/.exec(message) ??
    [];
  return line === undefined || query !== undefined ? { file } : { file, line: Number(line) };
}

/** What an error means for the owner, and what to do. */
function reasonForImport(
  errorName: string,
  message: string,
  codeFiles: readonly string[],
): string | Reason {
  if (errorName === 'ReferenceError') {
    const [, name = ''] = /^(\w+) is not defined$/.exec(message) ?? [];
    if (codeFiles.includes(contentFile(name))) {
      const todo = `Add "import { ${name} } from './${name}';", or delete ${name} here.`;
      return { rule: `${name} is not imported`, todo };
    }
    return `${message}; write texts in quotes, and true or false for yes and no`;
  }
  const [, missing] = /^Cannot find module '(.+)' imported/.exec(message) ?? [];
  if (missing !== undefined) {
    const meant = misspelledFile(missing, codeFiles);
    const todo = meant
      ? `${didYouMean(meant)} The file and its import must have the same name.`
      : 'Write it, or delete the lines that name it: its import, and its name in the list.';
    return { rule: `there is no file ${missing}.ts`, todo };
  }
  const [, module, name] = /'(.+)' does not provide an export named '(.+)'/.exec(message) ?? [];
  if (name !== undefined) return `${module} must contain "export const ${name} = …"`;
  const details = message.replace(/^.* ERROR: /s, '');
  return `cannot be read; look for a missing comma, quote or bracket, or an apostrophe within '…': ${details}`;
}

/**
 * The file that was probably meant by an import, if the imported file does not exist.
 * @param missing the imported path, without extension: 'content/skills', if the file is Skills.ts
 */
function misspelledFile(missing: string, codeFiles: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(missing);
  const names = codeFiles
    .filter((file) => path.posix.dirname(file) === dir)
    .map((file) => path.posix.basename(file, '.ts'));
  const nearest = nearestName(base, names);
  return nearest === undefined ? undefined : path.posix.join(dir, `${nearest}.ts`);
}
