import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';

const style = /(<style data-styled="[^>]*>)([\s\S]*?)(?=<\/style>)/g;
/** What styled-components writes for itself; see components/theme/keepExportedStyle.ts. */
const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const comment = /\/\*[\s\S]*?\*\//g;
/** Texts and addresses in CSS, which stay as they are. */
const verbatim = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))/;

/** Takes out of each page's style what no browser needs: marks for the library, white space. */
export async function slimStyles(out: string): Promise<void> {
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const slim = html.replace(style, (_, tag: string, css: string) => tag + slimCss(css));
    if (slim !== html) await writeFile(file, slim);
  }
}

/** The same for CSS as styled-components writes it, whose white space is single already. */
export function slimCss(css: string): string {
  return css
    .replace(marker, '')
    .replace(comment, '')
    .split(verbatim)
    .map((part, index) => (index % 2 === 0 ? slim(part) : part))
    .join('');
}

function slim(css: string): string {
  return css
    .replace(/\n/g, '')
    .replace(/, /g, ',')
    .replace(/\(([a-z-]+): /g, '($1:')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}');
}
