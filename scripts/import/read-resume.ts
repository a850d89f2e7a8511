import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { PlainError } from '../support/run-script';
import { linkedinToResume } from './linkedin';
import { decoded, type Entry, reasonOf } from './reading';

const isTable = (name: string) => /\.csv$/i.test(name);

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
    if (!isZip) return parseResume(file, decoded(bytes));
    return linkedinToResume(unzipSync(bytes, { filter: ({ name }) => isTable(name) }));
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = reasonOf(error, 'it is damaged, incomplete or not yours to read');
    throw new PlainError(`${file} cannot be read: ${reason}.`);
  }
}

/** The CSV files in a folder and in the folders in it, by their names. */
async function readTables(folder: string): Promise<Record<string, Uint8Array>> {
  const names = await readdir(folder, { recursive: true });
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return Object.fromEntries(await Promise.all(names.filter(isTable).map(read)));
}

function parseResume(file: string, text: string): Entry {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch (error) {
    if (/^\s*\{/.test(text)) {
      const line = faultyLine(text, (error as Error).message);
      throw new PlainError(
        `${file}, line ${line}: the JSON has a typing error here or just above, such as a missing comma or quote.`,
      );
    }
  }
  const found = Object(resume) as Entry;
  if ('basics' in found) return found;
  throw new PlainError(
    `${file} is neither LinkedIn’s data export nor a résumé in the JSON Resume form, which has "basics".`,
  );
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
