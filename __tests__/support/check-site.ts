import { checkSite } from '../../scripts/build/before';

/** Checks the site in a folder like a build there. Functions cannot be sent to another process. */
export async function siteFaultsAndNotes(dir: string, env: Record<string, string>) {
  // Pictures are found from the working directory, like in a build.
  process.chdir(dir);
  const { faults, notes } = await checkSite(dir, env);
  return { faults, notes };
}
