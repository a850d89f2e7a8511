/** The generated files that all languages share. */
export const sharedFiles = [
  'robots.txt',
  'sitemap.xml',
  'icon.svg',
  'favicon.ico',
  'apple-icon.png',
  'icons.svg',
] as const;

/** The file of an account's icon. */
export const accountFile = (icon: string): string => `icons/account-${icon}.svg`;

/** The generated files that each language has in its folder. */
export const localizedFiles = ['cv.pdf', 'resume.json', 'contact.vcf', 'og.png'] as const;

/** The size of `og.png`, the picture of link previews, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * The path of a file in the language of a folder: '/cv.pdf' in 'es' is '/es/cv.pdf', '/' is '/es/'.
 * @param folder '' for the main language, whose files are at the root
 */
export function localizedPath(folder: string, path: string): string {
  const isLocalized = path === '/' || localizedFiles.some((file) => path === `/${file}`);
  return folder !== '' && isLocalized ? `/${folder}${path}` : path;
}

/** The place of a file in the export: 'cv.pdf' in 'es' is 'es/cv.pdf'. */
export const pathInExport = (folder: string, file: string): string =>
  localizedPath(folder, `/${file}`).slice(1);

/**
 * The page in each language: 'index.html', 'es/index.html'.
 * @param folders of the languages; '' for the main one
 */
export const pageNames = (folders: readonly string[]): string[] =>
  folders.map((folder) => `${pathInExport(folder, '')}index.html`);

/**
 * The generated files of a site, besides pages: 'icon.svg', 'es/cv.pdf'.
 * @param folders of the languages; '' for the main one
 */
export const generatedNames = (folders: readonly string[]): string[] => [
  ...sharedFiles,
  ...folders.flatMap((folder) => localizedFiles.map((file) => pathInExport(folder, file))),
];

/**
 * The folder whose files caches may keep forever, because their names change with their content.
 * Only Next's manifests keep their names, and no page of the export loads them.
 */
export const hashedFolder = '/_next/static/';
