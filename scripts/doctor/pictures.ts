import path from 'node:path';
import type { ContentFiles, Editions } from '../../lib/content/editions';
import { decodeOriginal, readOriginal } from '../../lib/images/original';
import { pictureFaults } from '../build/before/pictures';
import { listFiles } from '../support/list-files';
import { advice, type Finding, wrong } from './findings';
import { templatePictures } from './template';
import { textsIn } from './texts';

/** Finds pictures of the content that the build cannot use. */
export async function pictureFindings(files: ContentFiles, projectDir: string): Promise<Finding[]> {
  const faults = await pictureFaults(files, projectDir, async ({ src }) =>
    // Decoding reads a picture to its end at any width.
    decodeOriginal(await readOriginal(src, projectDir), 16),
  );
  return faults.map((text) => wrong(text));
}

/** Finds files in `public/images/` that the content does not name: the build publishes them unchanged. */
export function unnamedFindings(editions: Editions, projectDir: string): Finding[] {
  const named = new Set(editions.flatMap(textsIn).map(({ text }) => text.normalize()));
  const fromTemplate = templatePictures(projectDir);
  return listFiles(path.join(projectDir, 'public'))
    .filter((file) => file.startsWith('images/') && !path.basename(file).startsWith('.'))
    .filter((file) => !fromTemplate.includes(file) && !named.has(`/${file}`.normalize()))
    .map((file) =>
      advice(
        `public/${file}: the content does not name it; it is published whole, with the camera’s notes in it`,
        'Delete it.',
      ),
    );
}
