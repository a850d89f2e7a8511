import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Looks for a file of a package in `node_modules` here and in the folders above, as Node does.
 * Not by `require.resolve`: bundlers take that for a module to be packed.
 * @param name package and path in it: `@scope/name/file.ttf`
 */
export function findInstalled(name: string, dir = process.cwd()): string | undefined {
  const file = path.join(/* turbopackIgnore: true */ dir, 'node_modules', name);
  if (existsSync(file)) return file;
  const above = path.dirname(dir);
  return above === dir ? undefined : findInstalled(name, above);
}

/**
 * The same for a file that must be there.
 * @throws Error that names the file
 */
export function installedFile(name: string): string {
  const file = findInstalled(name);
  if (file === undefined) throw new Error(`${name} is not installed; run npm ci`);
  return file;
}
