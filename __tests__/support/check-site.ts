import { faultLine } from '../../lib/content/fault';
import { prepareSite } from '../../scripts/build/before-build';

/** Checks the site in a folder like a build there. Functions cannot be sent to another process. */
export async function siteFaultsAndNotes(dir: string, siteUrl: string) {
  // Pictures are found from the working directory, like in a build.
  process.chdir(dir);
  process.env.SITE_URL = siteUrl;
  const { faults, notes } = await prepareSite(dir);
  return { faults: faults.map(faultLine), notes };
}
