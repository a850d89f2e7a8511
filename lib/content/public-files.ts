import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file in `public/`: its absolute path, or, if only the letter case differs, how it is written. */
export interface PublicFile {
  file?: string;
  nearest?: string;
}

/**
 * Looks up a file as the owner names it: '/images/a.png' stands for `public/images/a.png`.
 * Letter case counts on every system, since it does on the hosts; names are compared with the
 * folder's listing because macOS and Windows would open a wrongly cased name all the same.
 * @returns without `file` if there is no such file below `public/`
 */
export function findPublicFile(name: string, projectDir = process.cwd()): PublicFile {
  const [root, ...parts] = name.split('/');
  if (root !== '') return {};
  let file = path.join(/* turbopackIgnore: true */ projectDir, 'public');
  let written = '';
  try {
    // Each part must stand in a listing, and '..' stands in none: nothing leads out of public/.
    for (const part of parts) {
      const names = readdirSync(file);
      const found =
        names.find((each) => each.normalize() === part.normalize()) ??
        names.find((each) => each.normalize().toLowerCase() === part.normalize().toLowerCase());
      if (found === undefined) return {};
      file = path.join(file, found);
      written += `/${found}`;
    }
    if (!statSync(file).isFile()) return {};
  } catch {
    return {}; // A file used as a folder, a broken link, no leave to read: not there.
  }
  // macOS hands out names in decomposed Unicode; the content is typed in composed.
  return written.normalize() === name.normalize() ? { file } : { nearest: written };
}

/** How a picture is shown: large, or as a logo in a square of some 50 CSS pixels. */
export type PictureUse = 'picture' | 'logo';

/** A picture that the content shows, and where: `['projects', 0, 'image', 'src']`. */
export interface FoundPicture {
  src: string;
  use: PictureUse;
  place: PropertyKey[];
}

/**
 * Every picture that the content shows. Works on unchecked content too: a picture is what stands
 * in a field `src`, in a `logo`, or in a skill's `image` that is no "icon:…".
 */
export function picturesIn(input: unknown, place: PropertyKey[] = []): FoundPicture[] {
  if (typeof input === 'object' && input !== null) {
    return Object.entries(input).flatMap(([key, value]) =>
      picturesIn(value, [...place, Array.isArray(input) ? Number(key) : key]),
    );
  }
  const field = place.at(-1);
  const isPicture = field === 'src' || field === 'logo' || field === 'image';
  if (!isPicture || typeof input !== 'string' || input.startsWith('icon:')) return [];
  return [{ src: input, use: field === 'src' ? 'picture' : 'logo', place }];
}
