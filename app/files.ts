import { look } from '@/app/look';
import { addressOf, portraitAddress } from '@/app/published';
import { content, words } from '@/lib/content';
import { directionOf } from '@/lib/content/locale';
import { faviconIco, type IconShape, iconPng, iconSvg } from '@/lib/documents/app-icon';
import { cvPdf } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { webManifest } from '@/lib/documents/metadata';
import { ogImage } from '@/lib/documents/og';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { brandsIn, iconSprite, logoFile } from '@/lib/images/icon-files';

/** Makes a file of the content. */
type Make = () => string | Uint8Array | Promise<string | Uint8Array>;

const types: Record<string, string> = {
  ico: 'image/x-icon',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** As what hosts should send a made file; under `output: 'export'` only `next dev` does. */
export const typeOf = (file: string): string => types[file.replace(/.*\./, '').toLowerCase()] ?? '';

const png = (shape: IconShape, pixels: number) => () =>
  iconPng(content.owner.name, look().icon, shape, pixels);

/** The logos that the skills name as "icon:react". */
const logos = content.skills.flatMap(({ image }) => /^icon:(.+)$/.exec(image ?? '')?.[1] ?? []);

/** Every file that is made of the content beside the page, by its path in the export. */
export const madeFiles: Record<string, Make> = {
  'cv.pdf': () => cvPdf(content, words, look().cv, addressOf),
  'resume.json': async () =>
    JSON.stringify(jsonResume(content, addressOf, await portraitAddress()), null, 2),
  'contact.vcf': async () => vCard(content, addressOf, await portraitAddress()),
  'llms.txt': () => llmsText(content, words, addressOf),
  'og.png': () => ogImage(content, look().og, addressOf),
  // Everything may be read. Crawlers look for it at the root of a host only, not under a base path.
  'robots.txt': () => `User-Agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`,
  'sitemap.xml': () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${addressOf('/')}</loc><lastmod>${content.site.updated}</lastmod></url>
</urlset>
`,
  'manifest.webmanifest': () => JSON.stringify(webManifest(content, look().light.paper)),
  'icon.svg': () => iconSvg(content.owner.name, look().icon, 'small'),
  'favicon.ico': () => faviconIco(content.owner.name, look().icon),
  'apple-icon.png': png('square', 180),
  'icon-192.png': png('rounded', 192),
  'icon-512.png': png('rounded', 512),
  'icon-maskable-192.png': png('maskable', 192),
  'icon-maskable-512.png': png('maskable', 512),
  'icons.svg': () =>
    iconSprite(brandsIn(content.contact), directionOf(content.site.language) === 'rtl'),
  ...Object.fromEntries(logos.map((logo) => [`icons/${logo}.svg`, () => logoFile(logo)])),
};
