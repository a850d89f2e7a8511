import type { LocalizedSite, Sites } from '../site/make-sites';
import { alternateAddresses } from '../site/other-languages';

/** Crawlers read `robots.txt` only at the root of a host. Below a base path it has no effect. */
export const robotsText = ({ urlOf }: LocalizedSite): string =>
  `User-Agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml')}\n`;

/**
 * `sitemap.xml`. Each entry links all languages (Google, "Tell Google about localized versions of
 * your page").
 */
export function sitemap(sites: Sites): string {
  const links = alternateAddresses(sites).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const urls = sites.map(
    ({ profile, urlOf }) =>
      `<url><loc>${urlOf('/')}</loc><lastmod>${profile.updated}</lastmod>${links.join('')}</url>\n`,
  );
  const xhtml = links.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('')}</urlset>
`;
}
