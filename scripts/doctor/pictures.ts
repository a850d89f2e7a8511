import path from 'node:path';
import { placeName } from '../../lib/content/check';
import { findPublicFile, picturesIn } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { isPlaceholder } from '../../lib/content/template';
import { croppedShare } from '../../lib/images/crop';
import { decodeOriginal, type Original, readOriginal } from '../../lib/images/original';
import { pictureFault } from '../build/before/pictures';
import { type Finding, grouped } from './findings';
import { idlePictureFindings } from './idle-pictures';

/** Widest use on the page, in pixels of a screen with two per CSS pixel; below it looks soft. */
const needed: Record<string, number> = { owner: 800, about: 800, projects: 1200 };
/** A file that makes every build wait and every clone heavy. */
const HUGE_MB = 15;
/** To this width, in pixels, a picture is decoded to see whether it can be. */
const SMALL = 64;

/** Width by height of the frames on a wide screen (their `aspect-ratio`). Projects crop no more than a third. */
const frames = { portrait: 4 / 5, photo: 1 };
/** A photo of 3 by 2 loses a third to a square, which suits most; what loses more rarely does. */
const MOST_LOST = 0.4;

/** Pictures that come with the template, are too small, needlessly big, or shown nowhere. */
export async function pictureFindings(content: Content, projectDir: string): Promise<Finding[]> {
  const placeholders: { group: string; name: string }[] = [];
  const findings: Finding[] = [];
  const { portrait } = content.owner;
  const { photo } = content.about;
  // Where the owner has said what must stay, the crop is as wanted.
  const framed: Record<string, number | undefined> = {
    owner: portrait?.focus === undefined ? frames.portrait : undefined,
    about: photo?.focus === undefined ? frames.photo : undefined,
  };
  for (const { src, use, place } of picturesIn(content)) {
    if (findPublicFile(src, projectDir).file === undefined) continue; // The content check says so.
    try {
      const original = await readOriginal(src, projectDir);
      if (isPlaceholder(original.bytes)) {
        placeholders.push({ group: `content/${String(place[0])}.ts`, name: path.basename(src) });
        continue;
      }
      // Half a file has a whole head: only its pixels tell.
      if (!original.isDrawing) await decodeOriginal(original, SMALL);
      const where = placeName(content, place);
      const file = String(place[0]);
      const texts = [
        ...sizes(original, use === 'logo' ? 0 : (needed[file] ?? 0)),
        ...crops(original, framed[file]),
      ];
      for (const text of texts)
        findings.push({ topic: 'advice', text: `${where}: ${src} ${text}` });
    } catch (error) {
      findings.push({ topic: 'broken', text: pictureFault(content, place, error) });
    }
  }
  const texts = grouped(
    placeholders,
    'comes with the template; put in yours',
    'come with the template; put in yours',
  );
  return [
    ...texts.map((text): Finding => ({ topic: 'placeholder', text })),
    ...findings,
    ...(await idlePictureFindings(content, projectDir)),
  ];
}

/** What of a picture its frame cuts away. */
function crops({ width, height }: Original, frame: number | undefined): string[] {
  if (frame === undefined) return [];
  const cut = croppedShare(width / height, frame);
  if (cut <= MOST_LOST) return [];
  const shape = frame < 1 ? 'an upright one' : 'one about as high as wide';
  return [
    `is ${width} by ${height} pixels, and its frame cuts away ${Math.round(cut * 100)} % of it; take ${shape}, or say with focus what must stay`,
  ];
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
