import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const publicFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** All files of `public/` as the content names them: '/images/a.png'. Hidden ones are left out. */
export function publicFiles(): string[] {
  const folder = publicFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`.normalize())
    .sort();
}

/**
 * Finds a file of `public/` by its path in the content: '/images/a.png' is `public/images/a.png`.
 * Letter case counts on every system, because it counts on hosts.
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string): string | undefined {
  const [root, ...parts] = name.split('/');
  if (root !== '') return undefined;
  let file = publicFolder();
  try {
    // Compares with the names in each folder, which never contain '..'. macOS lists them in
    // decomposed Unicode.
    for (const part of parts) {
      const names = readdirSync(file);
      const match = names.find((entry) => entry.normalize() === part.normalize());
      if (match === undefined) return undefined;
      file = path.join(file, match);
    }
    return statSync(file).isFile() ? file : undefined;
  } catch {
    // A part of the path is a file, a link is broken, or reading is not permitted.
    return undefined;
  }
}
