import { rm } from 'node:fs/promises';
import path from 'node:path';
import { encodePath } from '../../../lib/hosting/paths';
import { listFiles, namedNowhere } from './export-files';

const texts = /\.(html|js|css|json|webmanifest|txt|md|xml|svg|vcf)$/;

/**
 * Removes from the export the originals of pictures, which the page shows in made sizes only: a
 * camera's photo of 12 MB would be uploaded for nobody, and may say where its owner lives. One that
 * any exported text names (an SVG used as it is, a picture that is also linked) stays.
 * @param originals as named in the content: `/images/arkha.png`
 * @returns the removed ones
 */
export async function removeOriginals(out: string, originals: string[]): Promise<string[]> {
  // Some disks hand out decomposed names whatever was written; the content may be typed in either.
  const files = new Map((await listFiles(out)).map((file) => [`/${file}`.normalize(), file]));
  const present = originals.filter((original) => files.has(original.normalize()));
  const unnamed = await namedNowhere(out, present, texts, (original) => [
    original,
    original.normalize(),
    encodePath(original),
  ]);
  for (const original of unnamed) {
    await rm(path.join(out, files.get(original.normalize()) ?? original), { force: true });
  }
  return unnamed;
}
