import { parse as parseCsv } from 'csv-parse/sync';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import type { SourcePassage } from './comparison';
import { textOfHtml } from './html-text';

/**
 * Reads the content of a file.
 * @throws Error if it is damaged, or not in UTF-8
 */
export type PassageReader = (bytes: Buffer) => SourcePassage[] | Promise<SourcePassage[]>;

/** How files are read, by their extension. */
export const passageReaders: Readonly<Record<string, PassageReader | undefined>> = {
  '.pdf': readPdf,
  '.txt': (bytes) => linesOf(decoded(bytes)),
  '.md': (bytes) => linesOf(withoutPicturesAndComments(decoded(bytes))),
  '.html': (bytes) => linesOf(textOfHtml(decoded(bytes))),
  '.htm': (bytes) => linesOf(textOfHtml(decoded(bytes))),
  '.json': (bytes) => valuesIn(parseJson(bytes)),
  '.csv': (bytes) => readCsv(decoded(bytes)),
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string => utf8.decode(bytes);

/**
 * Reads the value in a file of JSON.
 * @throws Error if it is damaged, or not in UTF-8
 */
export const parseJson = (bytes: Buffer): unknown => JSON.parse(decoded(bytes));

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
const withoutPicturesAndComments = (markdown: string): string =>
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
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  return rows.flatMap((row) => valuesIn(row));
}
