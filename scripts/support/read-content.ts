import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { type CheckedContent, checkContent } from '../../lib/site/check-content';
import { publicFileFaults } from './public-file-faults';

/**
 * Reads what `content/index.ts` of the working directory exports, and checks it, the settings in
 * the environment, and the names of files in `public/`.
 * @throws what a syntax error in a file of the content throws
 */
export async function readCheckedContent(): Promise<CheckedContent> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url);
  const { files, sites, faults } = checkContent({ '': content, ...translations });
  const publicFaults = publicFileFaults(Object.keys(files).filter(Boolean));
  return publicFaults.length === 0
    ? { files, sites, faults }
    : { files, faults: [...publicFaults, ...faults] };
}
