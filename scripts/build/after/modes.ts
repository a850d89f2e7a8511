import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

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
