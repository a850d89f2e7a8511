import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ContentByFolder } from '../../lib/content/schema';

/** Reads what `content/index.ts` of the working directory exports. It throws syntax errors. */
export async function readContents(): Promise<ContentByFolder> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url);
  return { '': content, ...translations };
}
