import { isMailUrl } from '../addresses/urls';
import { comparable } from '../content/technologies';
import { iconSet, isBrandName } from './icon-files';
import type { IconName } from './interface-icons';

/** The brands of hosts that do not begin with the brand's name. */
const brandsOfHosts: Record<string, string> = {
  'play.google.com': 'googleplay',
  'apps.apple.com': 'appstore',
  'youtu.be': 'youtube',
  'npmjs.com': 'npm',
};

/**
 * The icon of a link to an account or of a project: an envelope for mail, else the brand of the
 * account's name ("Stack Overflow") or of the address (https://github.com/…).
 * @param name of an account; other links may be called "Slides", which is a brand, too
 * @param other the icon if the link leads to no brand
 */
export function linkIconFor(
  { name = '', href }: { name?: string; href: string },
  other: IconName = 'link',
): IconName {
  if (isMailUrl(href)) return 'mail';
  const title = comparable(name);
  const brand = isBrandName(title) ? (`simple-${title}` as const) : undefined;
  return tablerBrand(title) ?? brand ?? tablerBrand(brandIn(href)) ?? other;
}

let tablerBrands: Map<string, IconName> | undefined;

/** "brand-stackoverflow" for "stackoverflow" */
function tablerBrand(name: string): IconName | undefined {
  // Made once, because it takes a hundredth of a second.
  tablerBrands ??= new Map(
    (Object.keys(iconSet('tabler').icons) as IconName[])
      .filter((icon) => icon.startsWith('brand-'))
      .map((icon) => [comparable(icon), icon]),
  );
  return tablerBrands.get(`brand${name}`);
}

/** "youtube" for www.youtube.com, but '' for ana.github.io, which is somebody's own site. */
function brandIn(href: string): string {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
  const [name = '', , ...others] = host.split('.');
  return brandsOfHosts[host] ?? (others.length === 0 ? name : '');
}
