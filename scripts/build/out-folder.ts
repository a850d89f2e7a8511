import { readdirSync, rmSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';

/** Removes `out/`. A mounted folder, like a volume of Docker, cannot be removed, so it is emptied. */
export function removeOut(): void {
  try {
    rmSync('out', { recursive: true, force: true });
  } catch {
    for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true });
  }
}

/** Moves the finished export to `out/`. Across the border of a mounted folder, it is copied. */
export async function publish(exportFolder: string): Promise<void> {
  try {
    await rename(exportFolder, 'out');
  } catch {
    try {
      await cp(exportFolder, 'out', { recursive: true });
    } catch (error) {
      removeOut();
      throw error;
    }
  }
}
