import type { LocalizedSite, LocalizedSites } from '../site/localized-site';

/** Crawlers read `robots.txt` only at the root of a host. Below a base path it has no effect. */
export const robotsText = ({ urlOf }: LocalizedSite): string =>
  `User-Agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml')}\n`;

/** `sitemap.xml`: the page in each language. The pages themselves link to each other. */
export function sitemap(sites: LocalizedSites): string {
  const urls = sites.map(
    ({ profile, urlOf }) =>
      `<url><loc>${urlOf('/')}</loc><lastmod>${profile.updated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
