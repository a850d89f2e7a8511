import { iconSet } from './icon-files';
import type { IconName } from './interface-icons';

/** Makes "Stack Overflow" and "brand-stackoverflow" comparable. */
const comparable = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function brandOf(name: string): IconName | undefined {
  const names = Object.keys(iconSet('tabler').icons) as IconName[];
  return names.find((icon) => comparable(icon) === `brand${comparable(name)}`);
}

type SocialLink = Record<'name' | 'href', string>;

/**
 * The icon of a social link: an envelope for mail, else the brand of its name ("Stack Overflow",
 * "GitHub (work)") or of its address (https://github.com/…), else a plain link.
 */
export function socialIcon({ name, href }: SocialLink): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  // Only x.com is the network X: x.ana.example is an ordinary host.
  const isNetwork = (part: string) => part.length > 1 || /(^|\.)x\.com$/.test(host);
  // The domain before the subdomain: gnome.gitlab.io is GitLab.
  const hostParts = host.split('.').slice(0, -1).reverse().filter(isNetwork);
  const candidates = [name, name.split(/[\s(/:,|]/)[0] ?? '', ...hostParts];
  return candidates.map(brandOf).find((brand) => brand !== undefined) ?? 'link';
}

/** The logos among some icons, each once. The page's sprite contains only those that it shows. */
export const brandsAmong = (icons: readonly IconName[]): IconName[] =>
  [...new Set(icons)].filter((name) => name.startsWith('brand-'));
