import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { elementsIn } from '../../support/html';

/**
 * Finds pages whose rules styled-components has written in its own form, because
 * `StyleRegistry.tsx` did not find the sheet that it expects. Such a page works, but its first
 * paint is later.
 * @param pages paths in the export
 * @returns one plain line for each
 */
export async function styleNotes(out: string, pages: readonly string[]): Promise<string[]> {
  const notes: string[] = [];
  for (const page of pages) {
    const elements = elementsIn(await readFile(path.join(out, page), 'utf8'));
    const isFallback = elements.some(
      ({ tag, attributes }) => tag === 'style' && attributes.has('data-styled'),
    );
    if (isFallback) notes.push(`${page}: styled-components wrote its rules, not StyleRegistry.tsx`);
  }
  return notes;
}
