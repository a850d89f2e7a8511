import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withBasePath } from '../../../lib/addresses/urls';
import { hashedFolder } from '../../../lib/files/generated-names';

/** Writes a file that a page loads, and returns its address, which changes with its content. */
export type WriteAsset = (text: string, extension: 'js' | 'css') => Promise<string>;

/** The function that writes into an export. The files of pages are in a folder of their own. */
export const assetWriter =
  (exportFolder: string): WriteAsset =>
  async (text, extension) => {
    const name = hash('sha256', text, 'base64url').slice(0, 12);
    const address = `${hashedFolder}pages/${name}.${extension}`;
    const file = path.join(exportFolder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    return withBasePath(address);
  };
