import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatOf } from '../files/file-format';
import { generatedNames, pageNames, socialImageSize } from '../files/generated-names';
import { findPublicFile, publicFiles } from '../files/public-files';
import { decodeOriginal, inspectOriginal, PictureError } from '../images/original';
import type { Size } from '../images/prepared-image';
import type { Fault } from './fault';

/** Generated files that the owner cannot replace. */
const filesOfTemplate = ['icons.svg'];

/**
 * Finds files in `public/` that the build would overwrite or remove, or that the page needs: the
 * page of each language, the error page, `_not-found`, our route `second-language`, and
 * `filesOfTemplate`.
 * @param folders of the languages; '' for the main one
 */
export function publicNameFaults(folders: readonly string[]): Fault[] {
  const rule = 'the build makes a file with this name; rename this one, or delete it';
  return publicFiles()
    .filter(
      (file) =>
        [...pageNames(folders), '404.html', ...filesOfTemplate].includes(file) ||
        /^(second-language|_not-found)[/.]/.test(file),
    )
    .map((file) => ({ place: `public/${file}`, rule }));
}

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

/**
 * Opens the owner's files that are published in place of generated ones, and finds those that are
 * not what their names say.
 */
export async function publicFormatFaults(folders: readonly string[]): Promise<Fault[]> {
  const files = publicFiles();
  const faults: Fault[] = [];
  for (const name of generatedNames(folders)) {
    if (filesOfTemplate.includes(name)) continue;
    const otherCase = files.find(
      (each) => each !== name && each.toLowerCase() === name.toLowerCase(),
    );
    if (otherCase !== undefined) {
      const rule = `the build makes ${name}; write its name like that, or rename the file`;
      faults.push({ place: `public/${otherCase}`, rule });
    }
    const file = findPublicFile(`/${name}`, files);
    const broken = file && (await brokenRule(name, await readFile(file)));
    if (!broken) continue;
    const rule = `${broken}; correct the file, or delete it, and the build makes its own`;
    faults.push({ place: `public/${name}`, rule });
  }
  return faults;
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
