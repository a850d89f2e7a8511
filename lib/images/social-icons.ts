import { iconSet } from './icon-files';
import type { IconName } from './interface-icons';

/** Makes "Stack Overflow" and "stackoverflow", the name in Tabler, comparable. */
const comparable = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

let brands: Map<string, IconName> | undefined;

/** The logo of a name like "GitHub"; undefined if there is none. */
function brandOf(name: string): IconName | undefined {
  brands ??= new Map(
    (Object.keys(iconSet('tabler').icons) as IconName[])
      .filter((icon) => icon.startsWith('brand-'))
      .map((icon) => [comparable(icon.slice('brand-'.length)), icon]),
  );
  return brands.get(comparable(name));
}

/**
 * The icon of a social link: an envelope for mail, else the brand of its name ("Stack Overflow") or
 * of its address (https://github.com/…), else a plain link.
 */
export function socialIcon({ name, href }: Record<'name' | 'href', string>): IconName {
  if (/^mailto:/i.test(href)) return 'mail';
  return [name, ...networksOf(href)].map(brandOf).find((brand) => brand !== undefined) ?? 'link';
}

/** Subdomains of these hosts, like ana.github.io, are somebody's own sites: no brand icon fits. */
const ownSites =
  /\.(bitbucket\.io|deno\.dev|figma\.site|framer\.(ai|app|website)|git(hub|lab)\.io|notion\.site|uber\.space|vercel\.app|webflow\.io)$/;

/** The parts of a host that may name a social network: "linkedin" in de.linkedin.com. */
function networksOf(href: string): string[] {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  if (ownSites.test(host)) return [];
  const labels = host.split('.');
  const domain = labels.at(-2) ?? '';
  // Many organizations have their own GitLab: gitlab.gnome.org.
  const names = labels[0] === 'gitlab' ? [domain, 'gitlab'] : [domain];
  // Only x.com is the network X: x.example is an ordinary host.
  return names.filter((name) => name !== 'x' || /(^|\.)x\.com$/.test(host));
}

/** Networks on which visitors can write to the owner of an account. GitHub has no messages. */
const networksWithMessages: readonly IconName[] = [
  'brand-bluesky',
  'brand-discord',
  'brand-facebook',
  'brand-instagram',
  'brand-line',
  'brand-linkedin',
  'brand-mastodon',
  'brand-matrix',
  'brand-messenger',
  'brand-reddit',
  'brand-signal',
  'brand-telegram',
  'brand-threads',
  'brand-twitter',
  'brand-vk',
  'brand-wechat',
  'brand-whatsapp',
  'brand-x',
  'brand-xing',
];

/** Whether the account with this icon is a place where visitors can write to the owner. */
export const takesMessages = (icon: IconName): boolean => networksWithMessages.includes(icon);

/** The brands among some icons, each once. The page's sprite contains only brands that it shows. */
export const brandsAmong = (icons: readonly IconName[]): IconName[] =>
  [...new Set(icons)].filter((name) => name.startsWith('brand-'));
