import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ContentByFolder } from '../../lib/content/schema';

/**
 * Reads what `content/index.ts` of the working directory exports.
 * @throws Error with file and line of a mistake in the syntax, or with what to write
 */
export async function readContents(): Promise<ContentByFolder> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url).catch((error) => {
    throw exportFault(error);
  });
  if (content === undefined) throw missingExport('index', 'content');
  return { '': content, ...translations };
}

/** @param error "The requested module './skills' does not provide an export named 'skills'" */
function exportFault(error: Error): Error {
  const [, file, name] = /'\.\/(.+)' does not .* export named '(\w+)'/.exec(error.message) ?? [];
  return file && name ? missingExport(file, name) : error;
}

const missingExport = (file: string, name: string) =>
  new Error(`${file}.ts in content/: write: export const ${name} = …`);
