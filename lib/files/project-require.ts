import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Finds and reads files at run time: of npm packages, and of this project if a name begins with
 * "./". A bundler would pack what `require` and `require.resolve` name.
 */
export const projectRequire = () => createRequire(path.join(process.cwd(), 'package.json'));

/**
 * The path of a file of an npm package, or of this project if the name begins with "./".
 * @returns undefined if the package is not installed, or there is no such file
 */
export function findModuleFile(name: string): string | undefined {
  try {
    return projectRequire().resolve(name);
  } catch {
    return undefined;
  }
}
