import { faultLine } from '../../lib/content/fault';
import { prepareSite } from '../../scripts/build/before-build';

/** Checks the site like a build. Functions cannot be sent to another process. */
export async function siteFaultsAndNotes(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  const { faults, notes } = await prepareSite();
  return { faults: faults.map(faultLine), notes };
}
