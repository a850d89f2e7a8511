import { existsSync } from 'node:fs';
import path from 'node:path';
import { placeName } from '../../lib/content/check';
import { picturesIn } from '../../lib/content/pictures';
import { isPlaceholder } from '../../lib/content/placeholder';
import { findPublicFile } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { decodeOriginal, type Original, readOriginal } from '../../lib/images/original';
import { listFiles } from '../build/after/export-files';
import { pictureFault } from '../build/before/pictures';
import { type Finding, grouped } from './findings';

/** Widest use on the page, in pixels of a screen with two per CSS pixel; below it looks soft. */
const needed: Record<string, number> = { owner: 800, about: 800, projects: 1200 };
/** A file that makes every build wait and every clone heavy. */
const HUGE_MB = 15;
/** To this width, in pixels, a picture is decoded to see whether it can be. */
const SMALL = 64;

const photo = /\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;

/** Pictures that come with the template, are too small, needlessly big, or shown nowhere. */
export async function pictureFindings(content: Content, projectDir: string): Promise<Finding[]> {
  const placeholders: { group: string; name: string }[] = [];
  const findings: Finding[] = [];
  for (const { src, use, place } of picturesIn(content)) {
    const { file } = findPublicFile(src, projectDir);
    if (file === undefined) continue; // The content check says so.
    try {
      const original = await readOriginal(src, projectDir);
      if (isPlaceholder(original.bytes)) {
        placeholders.push({ group: `${String(place[0])}.ts`, name: path.basename(src) });
        continue;
      }
      // Half a file has a whole head: only its pixels tell.
      if (!original.isDrawing) await decodeOriginal(original, SMALL);
      const where = placeName(content, place).replace(/^content\//, '');
      for (const text of sizes(original, use === 'logo' ? 0 : (needed[String(place[0])] ?? 0))) {
        findings.push({ topic: 'advice', text: `${where}: ${src} ${text}` });
      }
    } catch (error) {
      findings.push({ topic: 'broken', text: pictureFault(content, place, error) });
    }
  }
  const texts = grouped(placeholders, 'comes with the template', 'come with the template');
  const idle = await idlePhotos(content, projectDir);
  return [
    ...texts.map((text): Finding => ({ topic: 'placeholder', text })),
    ...findings,
    ...idle.map((text): Finding => ({ topic: 'advice', text })),
  ];
}

/**
 * Photos in `public/images/` that no field names. They are published as they are, with the place
 * that a camera may have noted; those that are shown are not (scripts/build/after/originals.ts).
 */
async function idlePhotos(content: Content, projectDir: string): Promise<string[]> {
  const folder = path.join(projectDir, 'public/images');
  const files = existsSync(folder) ? await listFiles(folder) : [];
  const texts = JSON.stringify(content).normalize();
  const idle = files.filter(
    (file) => photo.test(file) && !texts.includes(`/images/${file.normalize()}`),
  );
  return grouped(
    idle.map((name) => ({ group: 'public/images', name })),
    'is shown nowhere, yet published with all that the camera noted; delete it',
    'are shown nowhere, yet published with all that the camera noted; delete them',
  );
}

/** What is wrong with a picture's size, as ends of sentences. */
function sizes({ bytes, width, isDrawing }: Original, least: number): string[] {
  const isSoft = !isDrawing && width < least;
  const megabytes = Math.round(bytes.length / 1_000_000);
  return [
    ...(isSoft ? [`is ${width} pixels wide; from ${least} on it looks sharp`] : []),
    ...(megabytes > HUGE_MB ? [`has ${megabytes} MB; save it smaller`] : []),
  ];
}
