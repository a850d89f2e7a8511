import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * A require of this project, made at run time, because a bundler would pack what a plain require
 * names. "./" is the root of the project.
 */
export const projectRequire = () => createRequire(path.join(process.cwd(), 'package.json'));

/** The path of a file of an npm package or of this project ("./…"); undefined if it is missing. */
export function findModuleFile(name: string): string | undefined {
  try {
    return projectRequire().resolve(name);
  } catch {
    return undefined;
  }
}
