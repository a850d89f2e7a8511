import { faultLine } from '../../lib/content/fault';
import { prepareSite } from '../../scripts/support/prepare-site';

/** Checks the site like a build. Functions cannot be sent to another process. */
export async function siteFaultsAndNotes(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  const { faults, missingLetters, images } = await prepareSite();
  return {
    faults: faults.map(faultLine),
    missingLetters,
    pictures: images.map(({ fallback }) => fallback),
  };
}
