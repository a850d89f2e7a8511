import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { listFiles } from '../../../lib/files/list-files';
import { PlainError } from '../../../scripts/support/run-script';
import type { Source, SourcePassage } from './comparison';
import { textOfHtml } from './html-text';

type Read = (bytes: Buffer) => SourcePassage[] | Promise<SourcePassage[]>;

/** How files are read, by their extension. */
const readers: Record<string, Read | undefined> = {
  '.pdf': readPdf,
  '.txt': (bytes) => linesOf(decoded(bytes)),
  '.md': (bytes) => linesOf(withoutPictures(decoded(bytes))),
  '.html': (bytes) => linesOf(textOfHtml(decoded(bytes))),
  '.htm': (bytes) => linesOf(textOfHtml(decoded(bytes))),
  '.json': (bytes) => valuesIn(parseJson(bytes)),
  '.csv': (bytes) => readCsv(decoded(bytes)),
};

const readerOf = (file: string): Read | undefined => readers[path.extname(file).toLowerCase()];

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

const formats = Object.keys(readers).join(', ');

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

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string => utf8.decode(bytes);

const parseJson = (bytes: Buffer): unknown => JSON.parse(decoded(bytes));

/** How long a job was, as LinkedIn writes it after the dates: "(3 years 2 months)". */
const duration = /\(\d+ (?:year|month)s?(?: \d+ months?)?\)/g;
/** "Page 1 of 2", "1 / 2" or "1" on a line of its own; also an empty line. */
const pageNumber = /^\s*(?:Page )?(?:\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)?\s*$/i;
/** "1." and "2)" before an item of a list. */
const listNumber = /^\s*\d{1,2}[.)]\s/;

const linesOf = (text: string): SourcePassage[] =>
  text
    .replace(duration, '')
    .split(/\r\n?|\n|\f/)
    .filter((line) => !pageNumber.test(line))
    .map((line) => ({ text: line.replace(listNumber, ''), isTitle: false }));

async function readPdf(bytes: Buffer): Promise<SourcePassage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text: pages } = await extractText(pdf);
  const { links } = await extractLinks(pdf);
  await pdf.destroy();
  return linesOf([...pages, ...new Set(links)].join('\n'));
}

/** Markdown without pictures and comments. Its other marks are no words. */
const withoutPictures = (markdown: string): string =>
  markdown.replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|<!--[\s\S]*?-->/g, '');

/** Fields that say nothing about a person, and addresses of pictures. */
const noFact = /^(\$schema|meta|id|image|picture|photo|avatar|logo|icon|thumbnail|alt)$/i;

/** Whether a value is a title: "Docker" or "Lake Shore College". */
function isTitle(value: string): boolean {
  const words = value.trim().split(/\s+/);
  return words.length <= 4 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
}

/**
 * The texts and numbers inside a value of JSON.
 * @param label the name of the field that contains the value
 */
export function valuesIn(value: unknown, label?: string): SourcePassage[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const lines = String(value).split(/\r?\n/);
    return lines.map((text) => ({ text, label, isTitle: isTitle(text) }));
  }
  if (Array.isArray(value)) return value.flatMap((entry) => valuesIn(entry, label));
  return Object.entries(value ?? {})
    .filter(([key]) => !noFact.test(key))
    .flatMap(([key, field]) => valuesIn(field, key));
}

/** The cells of a table, with the titles of its columns. */
function readCsv(text: string): SourcePassage[] {
  const rows: Record<string, string>[] = parseCsv(text, {
    bom: true,
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return rows.flatMap((row) => valuesIn(row));
}
