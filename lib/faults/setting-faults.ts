import { isSiteUrl } from '../addresses/urls';
import { siteUrlRule } from '../content/schema-fields';
import type { Fault } from './fault';

/** Finds faults in the environment variables of a site. */
export function settingFaults({ SITE_URL = '' }: Partial<NodeJS.ProcessEnv>): Fault[] {
  const value = SITE_URL.trim();
  return value === '' || isSiteUrl(value) ? [] : [{ where: 'SITE_URL', rule: siteUrlRule, value }];
}
