import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';

/** Next's pieces of page data, one after the other as they would have been streamed. */
const pieces =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?)<\/script>(?=(<script>self\.__next_f\.push\()?)/g;

/**
 * Joins Next's neighbouring data scripts into one: a file is not streamed, and what comes after
 * this reads the data of a page as a whole.
 */
export async function joinScripts(out: string): Promise<void> {
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    await writeFile(file, joinPieces(await readFile(file, 'utf8')));
  }
}

/** The same for the text of one page. */
export function joinPieces(html: string): string {
  let isOpen = false;
  return html.replace(pieces, (_, code: string, next: string | undefined) => {
    const start = isOpen ? '' : '<script>';
    isOpen = next !== undefined;
    return `${start}${code}${isOpen ? ';' : '</script>'}`;
  });
}
