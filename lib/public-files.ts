import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Looks up a file as the owner names it: '/images/a.png' stands for `public/images/a.png`.
 * Letter case counts on every system, since it does on the hosts.
 * @returns its absolute path; undefined if there is no such file below `public/`
 */
export function findPublicFile(name: string, projectDir = process.cwd()): string | undefined {
  const [root, ...parts] = name.split('/');
  if (root !== '') return undefined;
  let file = path.join(/* turbopackIgnore: true */ projectDir, 'public');
  try {
    // Each part must stand in its folder's listing: macOS and Windows would open a name in the
    // wrong case too, and '..' stands in none. macOS lists names in decomposed Unicode.
    for (const part of parts) {
      const names = readdirSync(file);
      const found = names.find((each) => each.normalize() === part.normalize());
      if (found === undefined) return undefined;
      file = path.join(file, found);
    }
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // A file used as a folder, a broken link, no leave to read: not there.
  }
}

/** How a picture is shown: large, or as a logo in a square of some 50 CSS pixels. */
export type PictureUse = 'picture' | 'logo';

interface FoundPicture {
  src: string;
  use: PictureUse;
  /** Where it stands: `['projects', '0', 'image', 'src']`. */
  place: string[];
}

/**
 * Every picture that the content shows. Works on unchecked content too: a picture is what stands
 * in a field `src`, in a `logo`, or in a skill's `image` that is no "icon:…".
 */
export function picturesIn(input: unknown, place: string[] = []): FoundPicture[] {
  if (typeof input === 'object' && input !== null) {
    return Object.entries(input).flatMap(([key, value]) => picturesIn(value, [...place, key]));
  }
  const field = place.at(-1) ?? '';
  const isPicture = ['src', 'logo', 'image'].includes(field);
  if (!isPicture || typeof input !== 'string' || input.startsWith('icon:')) return [];
  return [{ src: input, use: field === 'src' ? 'picture' : 'logo', place }];
}
