import { palette } from '@/lib/design/palette';
import { iconPng, iconSvg } from '@/lib/documents/app-icon';
import { cvPdf } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { unmadeDocuments } from '@/lib/documents/missing-letters';
import { ogImage } from '@/lib/documents/og';
import { robotsText, sitemap } from '@/lib/documents/robots-and-sitemap';
import { vCard } from '@/lib/documents/vcard';
import { type localizedFiles, pathInExport, type sharedFiles } from '@/lib/files/generated-names';
import { iconSprite } from '@/lib/images/icon-files';
import type { LocalizedSite, LocalizedSites } from '@/lib/site/localized-site';

type FileGenerator = () => string | Uint8Array | Promise<string | Uint8Array>;

const localizedFilesFor = (
  site: LocalizedSite,
): Record<(typeof localizedFiles)[number], FileGenerator> => ({
  'cv.pdf': () => cvPdf(site),
  'resume.json': () => JSON.stringify(jsonResume(site), null, 2),
  'contact.vcf': () => vCard(site),
  'og.png': () => ogImage(site),
});

/**
 * All generated files except the pages.
 * @returns the functions that make the files, by paths in the export: 'icon.svg', 'es/cv.pdf'
 */
export function generatedFiles(sites: LocalizedSites): Record<string, FileGenerator> {
  const [main] = sites;
  const { initials } = main.profile.person;
  const colors = palette(main.hues, 'dark');
  const localized = sites.flatMap((site) => {
    const unmade = unmadeDocuments(site).map(({ name }) => name);
    return Object.entries(localizedFilesFor(site))
      .filter(([file]) => !unmade.includes(file))
      .map(([file, generate]) => [pathInExport(site.folder, file), generate] as const);
  });
  const linkIcons = sites.flatMap(({ profile: { contacts, projects } }) =>
    [contacts.accounts, ...projects.map(({ links }) => links)].flat().map(({ icon }) => icon),
  );
  const shared: Record<(typeof sharedFiles)[number], FileGenerator> = {
    'robots.txt': () => robotsText(main),
    'sitemap.xml': () => sitemap(sites),
    'icon.svg': () => iconSvg(initials, colors),
    // Some browsers show no SVG in tabs. All of them take a PNG with this name.
    'favicon.ico': () => iconPng(initials, colors, 32),
    'apple-icon.png': () => iconPng(initials, colors, 180),
    'icons.svg': () => iconSprite(linkIcons),
  };
  return { ...Object.fromEntries(localized), ...shared };
}
