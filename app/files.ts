import { addressesOf, portraitAddress, translations } from '@/app/published';
import { printStyles } from '@/components/theme/print';
import type { Edition, Editions } from '@/lib/content/editions';
import { huesOf } from '@/lib/content/look';
import { palette } from '@/lib/design/palette';
import { faviconIco, type IconShape, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { cvPdf } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { webManifest } from '@/lib/documents/metadata';
import { ogImage } from '@/lib/documents/og';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { type languageFiles, pathIn } from '@/lib/hosting/addresses';
import { brandsIn, iconSprite, logoFile } from '@/lib/images/icon-files';

/** Makes the bytes of a file from the content. */
type FileGenerator = () => string | Uint8Array | Promise<string | Uint8Array>;

/** The files that each language has of its own, by their names in its folder. */
function languageFilesOf(edition: Edition): Record<(typeof languageFiles)[number], FileGenerator> {
  const { content, words, folder } = edition;
  const addressOf = addressesOf(edition);
  return {
    'cv.pdf': () => cvPdf(content, words, addressOf),
    'resume.json': async () =>
      JSON.stringify(jsonResume(content, addressOf, await portraitAddress(edition)), null, 2),
    'contact.vcf': async () => vCard(content, addressOf, await portraitAddress(edition)),
    'llms.txt': () => llmsText(content, words, addressOf),
    'og.png': () => ogImage(content, addressOf),
    'manifest.webmanifest': () => JSON.stringify(webManifest(content, folder)),
  };
}

/** All files made from the content, except the pages, by their paths in the export. */
export function generatedFiles(editions: Editions): Record<string, FileGenerator> {
  const [main] = editions;
  const { name } = main.content.owner;
  const colours = palette(huesOf(main.content.look), 'dark');
  const png = (shape: IconShape, pixels: number) => () => iconPng(name, colours, shape, pixels);
  const own = editions.flatMap((edition) =>
    Object.entries(languageFilesOf(edition)).map(([file, generate]) => {
      const path = pathIn(edition.folder, `/${file}`).slice(1);
      return [path, generate];
    }),
  );
  /** The logos that skills name like "icon:react". */
  const logos = editions
    .flatMap(({ content }) => content.skills)
    .flatMap(({ image }) => /^icon:(.+)$/.exec(image ?? '')?.[1] ?? []);
  const social = editions.flatMap(({ content }) => content.contact.social);
  return {
    ...Object.fromEntries(own),
    // Crawlers look for it only at the root of a host, not under a base path.
    'robots.txt': () =>
      `User-Agent: *\nAllow: /\n\nSitemap: ${addressesOf(main)('/sitemap.xml')}\n`,
    'sitemap.xml': () => sitemap(editions),
    'print.css': () => printStyles(main.content.site.paper ?? 'a4'),
    'icon.svg': () => iconSvg(name, colours, 'small'),
    'favicon.ico': () => faviconIco(name, colours),
    'apple-icon.png': png('square', 180),
    'icon-192.png': png('rounded', 192),
    'icon-512.png': png('rounded', 512),
    'icon-maskable-192.png': png('maskable', 192),
    'icon-maskable-512.png': png('maskable', 512),
    'icons.svg': () => iconSprite(brandsIn({ social })),
    ...Object.fromEntries(logos.map((logo) => [`icons/${logo}.svg`, () => logoFile(logo)])),
  };
}

/** The page in each language; with several, each entry links all of them (Google, "localized versions"). */
function sitemap(editions: Editions): string {
  const links = translations(editions).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const urls = editions.map((edition) => {
    const { updated } = edition.content.site;
    return `<url><loc>${addressesOf(edition)('/')}</loc><lastmod>${updated}</lastmod>${links.join('')}</url>\n`;
  });
  const xhtml = links.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('')}</urlset>
`;
}
