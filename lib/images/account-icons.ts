import { isMailUrl } from '../addresses/urls';
import { comparable } from '../content/technologies';
import { isBrandName } from './brands';
import { iconSet } from './icon-files';
import type { IconName } from './interface-icons';

/**
 * An envelope for mail, else the brand of the link's name ("Stack Overflow") or of its address
 * (https://github.com/…), else a plain link.
 */
export function accountIconFor({ name, href }: Record<'name' | 'href', string>): IconName {
  if (isMailUrl(href)) return 'mail';
  const title = comparable(name);
  const brand = isBrandName(title) ? (`simple-${title}` as const) : undefined;
  return tablerBrand(title) ?? brand ?? tablerBrand(networkIn(href)) ?? 'link';
}

/** "brand-stackoverflow" for "stackoverflow"; undefined if Tabler does not have the brand. */
const tablerBrand = (name: string) =>
  (Object.keys(iconSet('tabler').icons) as IconName[]).find(
    (icon) => icon.startsWith('brand-') && comparable(icon) === `brand${name}`,
  );

/**
 * The network in an address: "google" for https://scholar.google.com/…; '' for somebody's own site,
 * like ana.github.io or ana.vercel.app.
 */
function networkIn(href: string): string {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  const isOwnSite = /\..*\.(ai|app|dev|io|site|space|website)$/.test(host);
  return isOwnSite ? '' : (host.split('.').at(-2) ?? '');
}
