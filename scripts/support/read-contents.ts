import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ContentByFolder } from '../../lib/content/schema';

/**
 * Reads what `content/index.ts` of the working directory exports.
 * @throws Error with file and line of a mistake in the syntax, or with the export that is missing
 */
export async function readContents(): Promise<ContentByFolder> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url);
  if (content === undefined) throw new Error('content/index.ts: write: export const content = …');
  return { '': content, ...translations };
}
