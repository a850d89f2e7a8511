import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds a file as the owner names it: '/images/a.png' is `public/images/a.png`. Letter case counts on
 * every system, as it does on hosts.
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string, projectDir = process.cwd()): string | undefined {
  const [root, ...parts] = name.split('/');
  if (root !== '') return undefined;
  let file = path.join(/* turbopackIgnore: true */ projectDir, 'public');
  try {
    // Looked up in the folder's listing, which never has '..'; macOS and Windows would open a name in
    // the wrong case too. macOS lists names in decomposed Unicode.
    for (const part of parts) {
      const names = readdirSync(file);
      const found = names.find((each) => each.normalize() === part.normalize());
      if (found === undefined) return undefined;
      file = path.join(file, found);
    }
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // A file used as a folder, a broken link, or no permission to read.
  }
}

/** How a picture is shown: large, or as a logo in a square of about 50 CSS pixels. */
export type PictureUse = 'picture' | 'logo';

interface FoundPicture {
  src: string;
  use: PictureUse;
  /** Keys from the outside: `['projects', '0', 'image', 'src']`. */
  place: string[];
}

/**
 * All pictures of a content, checked or not: the texts in fields named `src`, `logo` or `image`,
 * except "icon:…".
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
