import { isBasePath, isSiteUrl } from '../addresses/urls';
import { siteUrlRule } from '../content/schema-fields';
import type { Fault } from './fault';

/** Finds faults in the environment variables of a site, after `setBasePath`. */
export function settingFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): Fault[] {
  const address = SITE_URL.trim();
  const faults: Fault[] = [];
  if (address !== '' && !isSiteUrl(address)) {
    faults.push({ where: 'SITE_URL', rule: siteUrlRule, value: address });
  }
  if (!isBasePath(BASE_PATH)) {
    const rule = 'must be a path of letters, digits and hyphens, like "/portfolio"';
    faults.push({ where: 'BASE_PATH', rule, value: BASE_PATH });
  }
  return faults;
}
