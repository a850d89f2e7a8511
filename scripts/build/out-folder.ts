import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Removes `out/`. A symbolic link, or a mounted folder like a volume of Docker, is emptied. */
export function removeOut(): void {
  try {
    if (existsSync('out') && lstatSync('out').isSymbolicLink()) emptyOut();
    else rmSync('out', { recursive: true, force: true });
  } catch {
    emptyOut();
  }
}

function emptyOut(): void {
  for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true });
}

/** Moves the finished export to `out/`. To another disk, or to where a link leads, it is copied. */
export async function publish(exportFolder: string): Promise<void> {
  try {
    await rename(exportFolder, 'out');
  } catch {
    try {
      await mkdir('out', { recursive: true });
      await cp(exportFolder, realpathSync('out'), { recursive: true });
    } catch (error) {
      removeOut();
      throw error;
    }
  }
}
