import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';
import { rawElements } from './html';

/**
 * Chrome's explicit compile hint; to every other browser a comment. It must be the first line.
 * Blocking time at 4× slowdown is 102 ms without it and 36 ms with it (medians of 11, in turns):
 * compiling leaves the main thread. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint on the chunks that load with a page. Chunks that are imported later go without:
 * compiling them whole would cost more than it saves.
 * @returns the hinted files, relative to `out`
 * @throws if a page names a script that is not in the export
 */
export async function giveHints(out: string, basePath: string): Promise<string[]> {
  const prefix = `${basePath}/_next/`;
  const chunks = new Set<string>();
  for (const page of await listPages(out)) {
    for (const { attributes } of rawElements(await readFile(path.join(out, page), 'utf8'))) {
      const src = attributes.get('src');
      if (src?.startsWith(prefix)) chunks.add(src.slice(basePath.length + 1));
    }
  }
  const hinted = [...chunks].sort();
  for (const chunk of hinted) {
    const file = path.join(out, chunk);
    const code = await readFile(file, 'utf8');
    if (!code.startsWith(hint)) await writeFile(file, hint + code);
  }
  return hinted;
}
