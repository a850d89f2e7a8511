import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { checkContent } from '../../lib/site/check-content';

/**
 * Reads and checks what `content/index.ts` of the working directory exports.
 * @throws what a syntax error in a file of the content throws
 */
export async function readCheckedContent() {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url);
  return checkContent({ '': content, ...translations });
}
