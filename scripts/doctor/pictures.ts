import path from 'node:path';
import { type ContentFiles, type Editions, placeInFiles } from '../../lib/content/editions';
import { decodeOriginal, PictureError, readOriginal } from '../../lib/images/original';
import { findPublicFile, picturesIn } from '../../lib/public-files';
import { advice, type Finding, wrong } from './findings';
import { filesBelow, templatePictures } from './template';
import { textsIn } from './texts';

/** Wide enough to read a picture to its end. */
const PROBE_WIDTH = 16;

/** Pictures of the content of which none can be made. */
export async function pictureFindings(files: ContentFiles, projectDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { src, place } of picturesIn(files)) {
    // Whether the file is there, the check of the content says.
    if (findPublicFile(src, projectDir) === undefined) continue;
    try {
      await decodeOriginal(await readOriginal(src, projectDir), PROBE_WIDTH);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      findings.push(wrong(`${placeInFiles(files, place)}: public${src} ${error.reason}`));
    }
  }
  return findings;
}

/** Originals that the content does not name: they would be published as they are. */
export function unnamedFindings(editions: Editions, projectDir: string): Finding[] {
  const named = new Set(editions.flatMap(textsIn).map(({ text }) => text.normalize()));
  const fromTemplate = templatePictures(projectDir);
  const folder = path.join(projectDir, 'public');
  const files = filesBelow(path.join(folder, 'images'))
    .filter((file) => !fromTemplate.includes(file) && !path.basename(file).startsWith('.'))
    .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`);
  return files
    .filter((file) => !named.has(file.normalize()))
    .map((file) =>
      advice(
        `public${file}: the content does not name it; it is published whole, with what a camera wrote into it`,
        'Delete it.',
      ),
    );
}
