import { isSiteUrl, normalizeBasePath, siteUrlRule } from '../../lib/hosting/urls';

/** Checks the two settings from the environment; returns one plain line per fault. */
export function environmentFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): string[] {
  const address = SITE_URL.trim();
  const isFaulty = address !== '' && !isSiteUrl(address);
  const faults = isFaulty ? [`SITE_URL: ${siteUrlRule}; given: "${address}"`] : [];
  // The segments '.' and '..' would leave the folder.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(normalizeBasePath(BASE_PATH))) {
    faults.push(
      `BASE_PATH: must be a path of letters, digits and hyphens, like "/portfolio"; given: "${BASE_PATH}"`,
    );
  }
  return faults;
}
