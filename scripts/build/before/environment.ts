import { siteAddressFault } from '../../../lib/hosting/addresses';
import { normaliseBasePath } from '../../../lib/hosting/paths';

/**
 * Looks at the two settings that come from outside, SITE_URL and BASE_PATH.
 * @returns one plain line per fault
 */
export function environmentFaults(env: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  const given = (value: string) => `given: ${JSON.stringify(value)}`;

  const site = env.SITE_URL?.trim() ?? '';
  const siteFault = site === '' ? undefined : siteAddressFault(site);
  if (siteFault) faults.push(`SITE_URL: ${siteFault}; ${given(site)}`);

  const base = normaliseBasePath(env.BASE_PATH);
  const parts = base.split('/').slice(1);
  const isPlain = (part: string) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part);
  if (/^\/[a-z]:[\\/]/i.test(base)) {
    // What Git Bash makes of a leading slash before Node sees it.
    faults.push(
      `BASE_PATH: Git Bash turned it into a folder of this computer; write BASE_PATH=portfolio, without the slash; ${given(base.slice(1))}`,
    );
  } else if (!parts.every(isPlain)) {
    faults.push(
      `BASE_PATH: must be a path of letters, digits and hyphens, like "/portfolio"; ${given(env.BASE_PATH ?? '')}`,
    );
  }
  return faults;
}
