import { faultLine } from '../../lib/content/fault';
import { checkAndEncode } from '../../scripts/build/before-build';

/** Checks the site like a build. Functions cannot be sent to another process. */
export async function siteFaultsAndNotes(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  const { faults, notes } = await checkAndEncode();
  return { faults: faults.map(faultLine), notes };
}
