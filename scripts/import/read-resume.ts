import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../support/run-script';
import { linkedinToResume, unzip } from './linkedin';
import type { Entry } from './reading';

/**
 * The résumé at a path: JSON, LinkedIn's ZIP archive (told by its signature), or the folder that
 * Safari unpacks the archive into.
 * @returns what it holds, in the form of JSON Resume; its fields are unchecked
 * @throws PlainError for what is missing, damaged or something else
 */
export async function readResume(file: string): Promise<Entry> {
  try {
    if ((await stat(file)).isDirectory()) return linkedinToResume(await readTables(file));
    const bytes = await readFile(file);
    const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
    return isZip ? linkedinToResume(unzip(bytes)) : parseResume(file, String(bytes));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new PlainError(`${file} is not there or cannot be read.`);
  }
}

/** The CSV files in a folder and in the folders in it, by their names. */
async function readTables(folder: string): Promise<Record<string, Uint8Array>> {
  const names = await readdir(folder, { recursive: true });
  const tables = names.filter((name) => /\.csv$/i.test(name));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

function parseResume(file: string, given: string): Entry {
  const text = given.replace(/^\ufeff/, '');
  if (!/^\s*[[{]/.test(text)) throw new PlainError(`${file} is neither JSON nor a ZIP archive.`);
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    const line = faultyLine(text, (error as Error).message);
    throw new PlainError(
      `${file}, line ${line}: the JSON has a typing error here or just above, such as a missing comma or quote.`,
    );
  }
  const found = Object(resume) as Entry;
  if ('basics' in found) return found;
  throw new PlainError(`${file} is no résumé in the JSON Resume form: it has no "basics".`);
}

/**
 * The line of a typing error, as far as Node's message tells: by a position, or by quoting the text
 * from ten characters before it; otherwise the last, since the text ends too early.
 */
function faultyLine(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, quoted] = /, (?:\.\.\.)?"(.+)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const end = quoted === undefined ? (position ?? text.length) : text.indexOf(quoted) + 10;
  return text.slice(0, Number(end)).split('\n').length;
}
