import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { placeName } from '../../lib/content/check';
import { picturesIn } from '../../lib/content/pictures';
import { isPlaceholder } from '../../lib/content/placeholder';
import { findPublicFile } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { listFiles } from '../build/after/export-files';
import { type Finding, grouped } from './findings';

/** Widest use on the page, in pixels of a screen with two per CSS pixel; below it looks soft. */
const needed: Record<string, number> = { owner: 800, about: 800, projects: 1200 };
/** A file that makes every build wait and every clone heavy. */
const HUGE_MB = 15;

const photo = /\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;

/** Pictures that come with the template, are too small, needlessly big, or shown nowhere. */
export async function pictureFindings(content: Content, projectDir: string): Promise<Finding[]> {
  const placeholders: { group: string; name: string }[] = [];
  const findings: Finding[] = [];
  for (const { src, place } of picturesIn(content)) {
    const { file } = findPublicFile(src, projectDir);
    if (file === undefined) continue; // The content check says so.
    const bytes = await readFile(file);
    if (isPlaceholder(bytes)) {
      placeholders.push({ group: `${String(place[0])}.ts`, name: path.basename(src) });
      continue;
    }
    const where = placeName(content, place).replace(/^content\//, '');
    for (const text of await sizes(bytes, needed[String(place[0])] ?? 0)) {
      findings.push({ topic: 'advice', text: `${where}: ${src} ${text}` });
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
  const texts = JSON.stringify(content);
  const idle = files.filter((file) => photo.test(file) && !texts.includes(`/images/${file}`));
  return grouped(
    idle.map((name) => ({ group: 'public/images', name })),
    'is shown nowhere, yet published with all that the camera noted; delete it',
    'are shown nowhere, yet published with all that the camera noted; delete them',
  );
}

/** What is wrong with a picture's size, as ends of sentences. */
async function sizes(bytes: Buffer, least: number): Promise<string[]> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  const isSoft = format !== 'svg' && autoOrient.width < least;
  const megabytes = Math.round(bytes.length / 1_000_000);
  return [
    ...(isSoft ? [`is ${autoOrient.width} pixels wide; from ${least} on it looks sharp`] : []),
    ...(megabytes > HUGE_MB ? [`has ${megabytes} MB; save it smaller`] : []),
  ];
}
