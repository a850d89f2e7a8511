import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder } from '../../../lib/files/generated-names';

/**
 * Writes a file that pages load, in a folder of its own. Its name changes with its content.
 * @returns its address
 */
export async function writePageFile(
  exportFolder: string,
  basePath: string,
  text: string,
  extension: 'js' | 'css',
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const file = `${hashedFolder}pages/${hash}.${extension}`;
  await mkdir(path.join(exportFolder, hashedFolder, 'pages'), { recursive: true });
  await writeFile(path.join(exportFolder, file), text);
  return basePath + file;
}
