import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { chmod, cp, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Empties `out/`. It stays, because it may be a link, or a volume of Docker. */
export function emptyOut(): void {
  mkdirSync('out', { recursive: true });
  for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true });
}

/**
 * Gives each folder the mode 755, and each file 644: the server of a host may run as another user,
 * and the owner's files may have any mode.
 */
export async function letEverybodyRead(exportFolder: string): Promise<void> {
  await chmod(exportFolder, 0o755);
  const entries = await readdir(exportFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Copies the finished export to `out/`. If that fails halfway, `out/` is empty. */
export async function publish(exportFolder: string): Promise<void> {
  try {
    await cp(exportFolder, realpathSync('out'), { recursive: true });
  } catch (error) {
    emptyOut();
    throw error;
  }
}
