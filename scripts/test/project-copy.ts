import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What an owner replaces as a whole. */
const OWNED = ['content', 'public'];

/** What a copy does without: made or installed files, and what Turbopack takes for a root. */
const LEFT_OUT = new Set([
  ...['.git', '.next', '.tmp', 'node_modules', 'out', 'package-lock.json', 'next-env.d.ts'],
  ...['coverage', 'playwright-report', 'screenshots', 'test-results'],
]);

/** Made by each build of the owner's pictures. */
const MADE = path.join('public', 'pictures');

/** Kept in a copy from one run to the next, to save time; the next build replaces its export. */
const KEPT = new Set(['.next', '.tmp', 'node_modules', 'out']);

/** The content and pictures that behaviour is tested on. */
export const TESTS_SITE = 'template';

interface CopyOptions {
  /** A folder whose `content/`, `public/` and further files stand in the copy instead. */
  site: string;
  /** Folders that the copy is to go without. */
  without?: string[];
}

/**
 * Copies the whole project, tests included, and puts another site's content and files into it. It
 * takes the packages from here. What an earlier copy left goes, but for caches.
 * @param dir where to, below this project
 * @returns the folder's full path
 */
export async function copyProject(dir: string, { site, without = [] }: CopyOptions) {
  const copy = path.resolve(dir);
  await mkdir(copy, { recursive: true });
  for (const old of await readdir(copy)) {
    if (!KEPT.has(old)) await rm(path.join(copy, old), { recursive: true, force: true });
  }
  const leftOut = new Set([...without, ...OWNED].map((name) => path.normalize(name)));
  for (const part of await readdir('.')) {
    if (LEFT_OUT.has(part)) continue;
    await cp(part, path.join(copy, part), {
      recursive: true,
      filter: (from) => !leftOut.has(path.normalize(from)),
    });
  }
  await cp(site, copy, { recursive: true });
  // Encoded pictures, lest the copy encode alike ones again.
  const pictures = path.join('.next', 'cache', 'pictures');
  if (existsSync(pictures)) {
    await cp(pictures, path.join(copy, pictures), { recursive: true, force: false });
  }
  const packages = path.join(copy, 'node_modules');
  if (!existsSync(packages)) await symlink(path.resolve('node_modules'), packages, 'junction');
  return copy;
}

/** Whether `content/` and `public/` hold what they hold in this folder, byte for byte. */
export async function isSite(site: string): Promise<boolean> {
  for (const part of OWNED) {
    const [here, there] = await Promise.all([part, path.join(site, part)].map(filesIn));
    if (here?.size !== there?.size) return false;
    for (const [name, bytes] of here ?? []) {
      if (!there?.get(name)?.equals(bytes)) return false;
    }
  }
  return true;
}

/** Makes `site` hold what `content/` and `public/` hold here. */
export async function saveSite(site: string): Promise<void> {
  await rm(site, { recursive: true, force: true });
  for (const part of OWNED) {
    for (const [name, bytes] of await filesIn(part)) {
      const file = path.join(site, part, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }
}

async function filesIn(dir: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  if (!existsSync(dir)) return files;
  for (const entry of await readdir(dir, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // Hidden ones are the system's, like .DS_Store.
    if (!entry.isFile() || entry.name.startsWith('.') || file.startsWith(MADE)) continue;
    files.set(path.relative(dir, file), await readFile(file));
  }
  return files;
}
