import { translations } from '@/app/languages';
import { printStyles } from '@/components/theme/print';
import type { Locales, LocalizedSite } from '@/lib/content/locales';
import { huesOf, palette } from '@/lib/design/palette';
import { faviconIco, type IconShape, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { cvPdf } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { webManifest } from '@/lib/documents/manifest';
import { ogImage } from '@/lib/documents/og';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { type localizedFiles, localizedPath } from '@/lib/hosting/urls';
import { iconSprite, logoFile } from '@/lib/images/icon-files';
import { brandsIn } from '@/lib/images/social-icons';
import { portraitUrl } from '@/lib/page-head/structured-data';

type FileGenerator = () => string | Uint8Array | Promise<string | Uint8Array>;

const localizedFilesOf = (
  site: LocalizedSite,
): Record<(typeof localizedFiles)[number], FileGenerator> => ({
  'cv.pdf': () => cvPdf(site),
  'resume.json': async () => JSON.stringify(jsonResume(site, await portraitUrl(site)), null, 2),
  'contact.vcf': async () => vCard(site, await portraitUrl(site)),
  'llms.txt': () => llmsText(site),
  'og.png': () => ogImage(site),
  'manifest.webmanifest': () => JSON.stringify(webManifest(site)),
  'print.css': () => printStyles(site.content.site.paper ?? 'a4'),
});

/** All generated files except the pages, by their paths in the export. */
export function generatedFiles(locales: Locales): Record<string, FileGenerator> {
  const [main] = locales;
  const { name } = main.content.owner;
  const colors = palette(huesOf(main.content.look), 'dark');
  const png = (shape: IconShape, pixels: number) => () => iconPng(name, colors, shape, pixels);
  const localized = locales.flatMap((locale) =>
    Object.entries(localizedFilesOf(locale)).map(([file, generate]) => [
      localizedPath(locale.folder, `/${file}`).slice(1),
      generate,
    ]),
  );
  const logos = locales
    .flatMap(({ profile }) => profile.skills.flatMap(({ skills }) => skills))
    .flatMap(({ image }) => (image && 'logo' in image ? image.logo : []));
  const social = locales.flatMap(({ content }) => content.contact.social);
  return {
    ...Object.fromEntries(localized),
    // Crawlers read it only at the root of a host. Under a base path it has no effect.
    'robots.txt': () => `User-Agent: *\nAllow: /\n\nSitemap: ${main.url('/sitemap.xml')}\n`,
    'sitemap.xml': () => sitemap(locales),
    'icon.svg': () => iconSvg(name, colors, 'small'),
    'favicon.ico': () => faviconIco(name, colors),
    'apple-icon.png': png('square', 180),
    'icon-192.png': png('rounded', 192),
    'icon-512.png': png('rounded', 512),
    'icon-maskable-192.png': png('maskable', 192),
    'icon-maskable-512.png': png('maskable', 512),
    'icons.svg': () => iconSprite(brandsIn({ social })),
    ...Object.fromEntries(logos.map((logo) => [`icons/${logo}.svg`, () => logoFile(logo)])),
  };
}

/** Each entry links all languages (Google, "Tell Google about localized versions of your page"). */
function sitemap(locales: Locales): string {
  const links = translations(locales).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const urls = locales.map(
    ({ profile, url }) =>
      `<url><loc>${url('/')}</loc><lastmod>${profile.updated}</lastmod>${links.join('')}</url>\n`,
  );
  const xhtml = links.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('')}</urlset>
`;
}
