import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../support/run-script';
import { linkedinToResume, unzip } from './linkedin';

/** More bytes than any résumé has: a larger file is something else. */
const fileLimit = 50_000_000;

const sections = ['basics', 'work', 'education', 'skills', 'projects'];

/**
 * The résumé at a path: JSON, LinkedIn's ZIP archive (told by its signature), or the folder that
 * Safari unpacks the archive into.
 * @returns what it holds, in the form of JSON Resume; its fields are unchecked
 * @throws PlainError for what is missing, damaged or something else
 */
export async function readResume(file: string): Promise<unknown> {
  try {
    const about = await stat(file);
    if (about.isDirectory()) return linkedinToResume(await readTables(file));
    if (about.size > fileLimit) throw new PlainError(`${file} is too large to be a résumé.`);
    const bytes = await readFile(file);
    const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
    return isZip ? linkedinToResume(unzip(bytes)) : parseResume(file, textOf(bytes));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new PlainError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    );
  }
}

/** The CSV files in a folder and in the folders in it, by their names. */
async function readTables(folder: string): Promise<Record<string, Uint8Array>> {
  const names = await readdir(folder, { recursive: true });
  const tables = names.filter((name) => /\.csv$/i.test(name));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

/** Windows' editors may save UTF-16; both kinds say so with their first bytes. */
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isUtf16 ? 'utf16le' : 'utf8').replace(/^\ufeff/, '');
}

function parseResume(file: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text)) throw new PlainError(`${file} is neither JSON nor a ZIP archive.`);
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch {
    throw new PlainError(
      `${file}, line ${faultyLine(text)}: the JSON has a typing error here or just above, such as a missing comma or quote.`,
    );
  }
  const isResume =
    typeof resume === 'object' && resume !== null && sections.some((name) => name in resume);
  if (!isResume) {
    throw new PlainError(`${file} is no résumé in the JSON Resume form: it has no "basics".`);
  }
  return resume;
}

/**
 * The first line that cannot be JSON with the lines above it; the last, if the text only ends too
 * early. Node's own message does not always say where.
 */
function faultyLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const sound = lines.findLastIndex((_, index) => endsEarly(lines.slice(0, index).join('\n')));
  return sound + 1;
}

/** Whether a text that is no JSON could go on to be. */
function endsEarly(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) >= text.length;
  }
}
