import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatOf } from '../files/file-format';
import { generatedNames, pageNames, socialImageSize } from '../files/generated-names';
import { listFiles } from '../files/list-files';
import { publicFolder } from '../files/owners-folders';
import { publicFiles } from '../files/public-files';
import { decodeOriginal, inspectOriginal, PictureError } from '../images/original';
import type { Size } from '../images/prepared-image';
import type { Fault } from './fault';

/** What a generated file is, by its extension. */
const formats: Record<string, string> = {
  '.pdf': 'a PDF',
  '.png': 'a PNG',
  '.svg': 'an SVG',
  '.ico': 'an ICO',
  '.json': 'a JSON file',
  '.xml': 'an XML file',
  '.vcf': 'a vCard',
  '.txt': 'a plain text',
};

/** Finds files in `public/` that are links, that the build overwrites, or with a wrong format. */
export async function publicFileFaults(folders: readonly string[]): Promise<Fault[]> {
  // Next would publish all that a link leads to, also hidden files.
  const links = listFiles(publicFolder(), (entry) => entry.isSymbolicLink());
  const rule = 'is a symbolic link; put the file or folder itself there';
  const faults: Fault[] = links.map((link) => ({ place: `public/${link}`, rule }));
  for (const file of publicFiles()) {
    const found = await ruleFor(file, folders);
    if (found !== undefined) faults.push({ place: `public/${file}`, rule: found });
  }
  return faults;
}

/** What is wrong with a file. It may replace a generated one, but no page, and not `icons.svg`. */
async function ruleFor(file: string, folders: readonly string[]): Promise<string | undefined> {
  // Next makes files of `_not-found`, of our route `second-language`, and text copies of pages.
  const isTaken = [...pageNames(folders), '404.html', 'icons.svg', 'index.txt'].includes(file);
  if (isTaken || /^(second-language|_not-found)[/.]|^__next/.test(file)) {
    return 'the build makes a file with this name; rename this one, or delete it';
  }
  const isNameOf = (name: string) => name.toLowerCase() === file.toLowerCase();
  const name = generatedNames(folders).find(isNameOf);
  if (name === undefined) return undefined;
  if (name !== file) return `the build makes ${name}; write its name like that, or rename the file`;
  const broken = await brokenRule(name, await readFile(path.join(publicFolder(), file)));
  return broken && `${broken}; correct the file, or delete it, and the build makes its own`;
}

/** What is wrong with a file; undefined if it is what its name says. */
async function brokenRule(name: string, bytes: Buffer): Promise<string | undefined> {
  const extension = path.extname(name);
  const [format, expected] = [formatOf(bytes), formats[extension]];
  // Browsers show an icon of either format.
  if (extension === '.ico' && format === 'a PNG') return undefined;
  if (format !== expected) return `must be ${expected}, but is ${format}`;
  if (extension !== '.png' && extension !== '.svg') return undefined;
  try {
    const original = await inspectOriginal(`/${name}`, bytes);
    await decodeOriginal(original, original.width);
    return extension === '.png' ? sizeRule(name, original) : undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.fault;
    throw error;
  }
}

/** The head announces the size of `og.png`, and icons are squares. */
function sizeRule(name: string, { width, height }: Size): string | undefined {
  const size = name.endsWith('og.png') ? socialImageSize : { width, height: width };
  return width === size.width && height === size.height
    ? undefined
    : `must have ${size.width} × ${size.height} pixels, but has ${width} × ${height}`;
}
