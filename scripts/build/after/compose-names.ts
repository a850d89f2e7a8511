import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives files and folders whose names are in decomposed Unicode (a macOS habit: ñ as n and a tilde)
 * their names in composed Unicode. The page's addresses are composed, and a host compares bytes.
 * Where both names exist, both stay.
 */
export async function composeNames(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const from = path.join(dir, entry.name);
    if (entry.isDirectory()) await composeNames(from);
    const composed = entry.name.normalize();
    if (!names.has(composed)) await rename(from, path.join(dir, composed));
  }
}
