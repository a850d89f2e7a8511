import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../lib/files/list-files';
import { PlainError } from '../../../scripts/support/run-script';
import type { Source, SourcePassage } from './comparison';
import { type PassageReader, parseJson, passageReaders } from './passages';

const readerOf = (file: string): PassageReader | undefined =>
  passageReaders[path.extname(file).toLowerCase()];

/**
 * Reads résumés and the like.
 * @param files paths of files and folders. Of a folder, it reads all files in these formats, and
 *   leaves out pictures, scripts and the like
 * @throws PlainError for a file that does not exist, is damaged, or has another format
 */
export async function readSources(files: readonly string[]): Promise<Source[]> {
  const sources: Source[] = [];
  for (const file of files.flatMap(filesAt)) {
    sources.push({ name: path.basename(file), passages: await readSource(file) });
  }
  return sources;
}

const formats = Object.keys(passageReaders).join(', ');

/**
 * Whether a file is a text in a format that cannot be read. In a folder, such a file is an error.
 * If it were left out, like pictures and scripts, the owner would think that it was compared.
 */
const isUnreadableText = (file: string): boolean => /\.(docx?|odt|pages|rtf)$/i.test(file);

/** @throws PlainError if there is no such file or folder */
function statusOf(file: string): Stats {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) throw new PlainError(`There is no file ${file}.`);
  return status;
}

function filesAt(file: string): string[] {
  if (!statusOf(file).isDirectory()) return [file];
  const inside = listFiles(file).filter(
    (name) => readerOf(name) !== undefined || isUnreadableText(name),
  );
  if (inside.length === 0) throw new PlainError(`There is no file to read in ${file}: ${formats}.`);
  return inside.map((name) => path.join(file, name));
}

async function readSource(file: string): Promise<SourcePassage[]> {
  const read = readerOf(file);
  if (read === undefined) {
    throw new PlainError(`${file} cannot be read. Save it as PDF, or as one of ${formats}.`);
  }
  const passages = await readWith(file, read);
  if (passages.length > 0) return passages;
  throw new PlainError(`${file} has no text. If it is a scan, write down what it says.`);
}

async function readWith<Result>(
  file: string,
  read: (bytes: Buffer) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read(readFileSync(file));
  } catch (error) {
    const { message } = error as Error;
    throw new PlainError(`${file} is damaged, or not in UTF-8: ${message}`);
  }
}

/**
 * Reads the value in a file of JSON.
 * @throws PlainError if the file does not exist, is damaged, or is not in UTF-8
 */
export async function readJson(file: string): Promise<unknown> {
  statusOf(file);
  return readWith(file, parseJson);
}
