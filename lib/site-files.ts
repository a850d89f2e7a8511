import type { Content } from './content/schema';
import { withBasePath } from './hosting/paths';
import type { AddressOf } from './hosting/site-address';

const xml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A sitemap of the one page (sitemaps.org), dated by the content. */
export function sitemap(updated: string, addressOf: AddressOf): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${xml(addressOf('/'))}</loc><lastmod>${xml(updated)}</lastmod></url>`,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309: everything may be read. Under a base path crawlers find only the host's own file. */
export function robots(addressOf: AddressOf): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;
}

/** Web app manifest: name, colours and the icons made from the initials. */
export function manifest(content: Content, paper: string): string {
  const { owner, site } = content;
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBasePath(`/${name}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const data = {
    name: `${owner.name}, ${owner.role}`,
    short_name: owner.firstNames,
    description: site.description,
    lang: site.language,
    id: withBasePath('/'),
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Where to report a security flaw (RFC 9116). `Expires` is the content's own date plus one year, the
 * longest the RFC recommends: taken from the build's clock it would promise freshness that nobody
 * checked, and every build would differ. Under a base path the host's root decides, not this file.
 */
export function securityText(content: Content, addressOf: AddressOf): string {
  const expires = new Date(`${content.site.updated}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${encodeURI(content.contact.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${content.site.language}`,
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
