import { type Fault, wrong } from '../../lib/content/fault';
import { isSiteUrl, normalizeBasePath, siteUrlRule } from '../../lib/hosting/urls';

/** Checks the two settings from the environment. */
export function environmentFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): Fault[] {
  const address = SITE_URL.trim();
  const isFaulty = address !== '' && !isSiteUrl(address);
  const faults = isFaulty ? [wrong('SITE_URL', siteUrlRule, address)] : [];
  // The segments '.' and '..' would leave the folder.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(normalizeBasePath(BASE_PATH))) {
    const rule = 'must be a path of letters, digits and hyphens, like "/portfolio"';
    faults.push(wrong('BASE_PATH', rule, BASE_PATH));
  }
  return faults;
}
