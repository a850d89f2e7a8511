import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { type DefaultTreeAdapterMap, parse as parseHtml } from 'parse5';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { listFiles } from '../../../lib/hosting/list-files';
import { PlainError } from '../../../scripts/support/run-script';
import type { Source, SourcePassage } from './comparison';
import { duration } from './durations';
import { monthName } from './month-names';

type Read = (bytes: Buffer) => SourcePassage[] | Promise<SourcePassage[]>;

/** How files are read, by the ending of their names. */
const readers: Record<string, Read | undefined> = {
  '.pdf': readPdf,
  '.txt': (bytes) => linesOf(decoded(bytes)),
  '.md': (bytes) => linesOf(withoutPictures(decoded(bytes))),
  '.html': readHtml,
  '.htm': readHtml,
  '.json': (bytes) => valuesIn(JSON.parse(decoded(bytes))),
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

function filesAt(file: string): string[] {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) throw new PlainError(`There is no file ${file}.`);
  if (!status.isDirectory()) return [file];
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
  let passages: SourcePassage[];
  try {
    passages = await read(readFileSync(file));
  } catch (error) {
    const { message } = error as Error;
    throw new PlainError(`${file} is damaged, or not in UTF-8: ${message}`);
  }
  if (passages.length > 0) return passages;
  throw new PlainError(`${file} has no text. If it is a scan, write down what it says.`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string => utf8.decode(bytes);

// In narrow columns, lines end within words, addresses and dates.
const breakInWord = /\u00ad\s*|(?<=[\p{L}\d][-‐])\r?\n[ \t]*(?=[\p{L}\d])/gu;
const breakInDate = new RegExp(`(?<=${monthName})\\r?\\n[ \\t]*(?=(?:19|20)\\d\\d)`, 'giu');

/** "1." and "2)" of a list, but not "3. Mai 2021". */
const listNumber = new RegExp(`^\\s*\\d{1,2}[.)]\\s(?!${monthName})`, 'iu');

const linesOf = (text: string): SourcePassage[] =>
  text
    .replace(breakInWord, '')
    .replace(breakInDate, ' ')
    .replace(duration, '')
    .split(/\r\n?|\n|\f/)
    // A line with only a number is a page number.
    .filter((line) => !/^\s*(?:\d{1,3}(?:\s*\/\s*\d{1,3})?)?\s*$/.test(line))
    .map((line) => ({ text: line.replace(listNumber, ''), form: 'line' }));

async function readPdf(bytes: Buffer): Promise<SourcePassage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text: pages } = await extractText(pdf);
  const { links } = await extractLinks(pdf);
  await pdf.destroy();
  return linesOf([...pages.map(withoutPageNumber), ...new Set(links)].join('\n'));
}

/** A page without "Page 1 of 2" or "1 / 2" on a line of its own, or after a "|" or "·". */
function withoutPageNumber(text: string, index: number, { length }: readonly string[]): string {
  const number = String.raw`(?:\p{L}+ )?${index + 1} ?(?:/|\p{L}{1,4}) ?${length}`;
  return text.replace(new RegExp(`(?<=^|[|·] )${number}$`, 'gmu'), '');
}

/** Markdown without pictures and comments. Its other marks are no words. */
const withoutPictures = (markdown: string): string =>
  markdown.replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|<!--[\s\S]*?-->/g, '');

function readHtml(bytes: Buffer): SourcePassage[] {
  return linesOf(textOfPage(parseHtml(decoded(bytes))));
}

const unreadElements = ['head', 'script', 'style', 'svg', 'template'];
const items = ['li', 'td', 'dd'];
const inlineElements =
  'a abbr b bdi cite code em i kbd mark q s small strong sub sup time u var'.split(' ');

/** The text of a page with the addresses of its links. Items of lists begin with "• ". */
function textOfPage(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  const { nodeName } = node;
  if (!('childNodes' in node) || unreadElements.includes(nodeName)) return '\n';
  const inner = node.childNodes.map(textOfPage).join('');
  const href = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
  const address = href !== undefined && /^(https?|mailto):/i.test(href) ? ` ${href} ` : '';
  if (inlineElements.includes(nodeName)) return inner + address;
  // A space after it, because styles often put a span on a line of its own.
  if (nodeName === 'span') return `${inner} `;
  return `\n${items.includes(nodeName) ? '• ' : ''}${inner}\n`;
}

/** Fields that say nothing about a person, and addresses of pictures. */
const noFact = /^(\$schema|meta|id|image|picture|photo|avatar|logo|icon|thumbnail|alt)$/i;

/**
 * The texts and numbers inside a value of JSON.
 * @param label the name of the field that contains the value
 */
export function valuesIn(value: unknown, label?: string): SourcePassage[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value)
      .split(/\r?\n/)
      .map((text) => ({ text, label, form: 'value' }));
  }
  if (isListOfKeywords(value)) return [{ text: value.join(', '), label, form: 'value' }];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesIn(entry, label));
  return Object.entries(value ?? {})
    .filter(([key]) => !noFact.test(key))
    .flatMap(([key, field]) => valuesIn(field, key));
}

const isListOfKeywords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && item.length <= 40);

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
