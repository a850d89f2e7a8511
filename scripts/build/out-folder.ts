import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Empties `out/`. It stays, because it may be a link, or a volume of Docker. */
export function emptyOut(): void {
  mkdirSync('out', { recursive: true });
  for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true });
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
