import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ContentByFolder } from '../../lib/content/schema';
import { listFiles } from '../../lib/files/list-files';

/**
 * Reads what `content/index.ts` of the working directory exports.
 * @throws Error with file and line of a mistake in the syntax, or the file that imports a picture
 */
export async function readContents(): Promise<ContentByFolder> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ERR_UNKNOWN_FILE_EXTENSION' ? importedPicture(error) : error;
    },
  );
  return { '': content, ...translations };
}

/** @param error 'Unknown file extension ".png" for /…/me.png', without the file that imports it */
function importedPicture({ message }: Error): Error {
  const [, picture = ''] = message.split(' for ');
  const importsOf = (file: string) =>
    readFileSync(`content/${file}`, 'utf8').match(/^import\b.*/gm) ?? [];
  const importing = listFiles('content')
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => importsOf(file).some((line) => line.includes(path.basename(picture))));
  const src = path.relative('content/pictures', picture).replaceAll(path.sep, '/');
  const files = importing.map((file) => `content/${file}`).join(', ');
  return new Error(`${files}: imports a picture; delete that line, and write src: '${src}'`);
}
