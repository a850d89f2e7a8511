import { prepare } from '../../scripts/build/before';

/** Prepares the site in a folder as a build there does. */
export function prepareSite(dir: string, env: Record<string, string>) {
  // Files of public/ are found from the working directory, as in a build.
  process.chdir(dir);
  return prepare(dir, env);
}
