import { getDocumentProxy } from 'unpdf';

/** A piece of text on a page, in points from the top left corner. */
interface Item {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** The lines of a PDF, read in two ways in which programs read them. */
export interface PdfLines {
  /**
   * In the order of the file, like `pdftotext -raw`: a new line begins where the baseline changes.
   */
  inStream: string[];
  /** From top to bottom and from left to right, like `pdftotext -layout`. */
  byPosition: string[];
}

const isOnLine = (item: Item, other: Item) =>
  Math.abs(item.baseline - other.baseline) < 0.5 * Math.min(item.size, other.size);

/** Groups items that follow each other on one line. */
function inLines(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && isOnLine(item, last)) line.push(item);
    else lines.push([item]);
  }
  return lines;
}

/** The distance from the previous text on a line, in units of the text's size. */
const distance = ({ left, size }: Item, previous: Item | undefined) =>
  previous === undefined ? 0 : (left - previous.right) / size;

/** The text of a line, with a space wherever letters are apart. */
const textOf = (line: readonly Item[]) =>
  line
    .map((item, index) => (distance(item, line[index - 1]) > 0.1 ? ` ${item.text}` : item.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the lines of a PDF. Texts from right to left are in the order in which they are drawn. */
export async function pdfLines(bytes: Uint8Array): Promise<PdfLines> {
  // PDF.js refuses a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const lines: PdfLines = { inStream: [], byPosition: [] };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const items = content.items.flatMap((item): Item[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, bottom] = item.transform;
      return [{ text: item.str, left, right: left + item.width, baseline: -bottom, size }];
    });
    lines.inStream.push(...inLines(items).map(textOf));
    const sorted = inLines(items.toSorted((a, b) => a.baseline - b.baseline));
    for (const line of sorted) {
      lines.byPosition.push(textOf(line.toSorted((a, b) => a.left - b.left)));
    }
  }
  await pdf.destroy();
  return lines;
}
