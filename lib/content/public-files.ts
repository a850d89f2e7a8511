import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

interface Listing {
  changed: number;
  names: Map<string, string>;
}

const listings = new Map<string, Listing>();

/** The names in a folder, keyed in composed Unicode; read again only when the folder changed. */
function namesIn(folder: string): Map<string, string> {
  const changed = statSync(folder).mtimeMs;
  const known = listings.get(folder);
  if (known?.changed === changed) return known.names;
  // macOS hands out names in decomposed Unicode; the content is typed in composed.
  const names = new Map(readdirSync(folder).map((name) => [name.normalize(), name]));
  listings.set(folder, { changed, names });
  return names;
}

export type PublicFile =
  | { file: string; nearest?: undefined }
  /** `nearest`: how the file is really written, when only the letter case differs. */
  | { file?: undefined; nearest?: string };

/**
 * Looks up a file as the owner names it: '/images/a.png' stands for `public/images/a.png`.
 * Letter case counts on every system, since it does on the hosts; names are compared with the
 * folder's listing because macOS and Windows would open a wrongly cased name all the same.
 * @returns the file's absolute path; without `file` if there is no such file below `public/`
 */
export function findPublicFile(name: string, projectDir = process.cwd()): PublicFile {
  const [root, ...parts] = name.split('/');
  if (root !== '') return {};

  let folder = path.join(/* turbopackIgnore: true */ projectDir, 'public');
  const written: string[] = [];
  try {
    // Each part must stand in a listing, and '..' stands in none: nothing leads out of public/.
    for (const part of parts) {
      const names = namesIn(folder);
      const wanted = part.normalize();
      const found = names.get(wanted) ?? findFolded(names, wanted);
      if (found === undefined) return {};
      written.push(found);
      folder = path.join(folder, found);
    }
    if (!statSync(folder).isFile()) return {};
  } catch {
    return {}; // A file used as a folder, a broken link, no leave to read: not there.
  }
  const nearest = `/${written.join('/')}`;
  return nearest.normalize() === name.normalize() ? { file: folder } : { nearest };
}

function findFolded(names: Map<string, string>, wanted: string): string | undefined {
  const folded = wanted.toLowerCase();
  for (const [key, name] of names) if (key.toLowerCase() === folded) return name;
  return undefined;
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
export function picturesIn(input: unknown): FoundPicture[] {
  const found: FoundPicture[] = [];
  const walk = (value: unknown, place: PropertyKey[]) => {
    if (typeof value === 'string') {
      const field = place.at(-1);
      const isPicture = field === 'src' || field === 'logo' || field === 'image';
      if (isPicture && !value.startsWith('icon:')) {
        found.push({ src: value, use: field === 'src' ? 'picture' : 'logo', place });
      }
    } else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        walk(each, [...place, index]);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) walk(each, [...place, key]);
    }
  };
  walk(input, []);
  return found;
}
