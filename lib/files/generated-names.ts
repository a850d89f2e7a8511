export const sharedFiles = [
  'robots.txt',
  'sitemap.xml',
  'icon.svg',
  'favicon.ico',
  'apple-icon.png',
  'icons.svg',
] as const;

/** The generated files that each language has in its folder. */
export const localizedFiles = ['cv.pdf', 'resume.json', 'contact.vcf', 'og.png'] as const;

/** '/es/cv.pdf' for '/cv.pdf' in the folder 'es', and '/es/' for '/'. The main folder is ''. */
export function localizedPath(folder: string, path: string): string {
  const isLocalized = path === '/' || localizedFiles.some((file) => path === `/${file}`);
  return folder !== '' && isLocalized ? `/${folder}${path}` : path;
}

/** 'es/cv.pdf' for 'cv.pdf' in the folder 'es'. */
export const pathInExport = (folder: string, file: string): string =>
  localizedPath(folder, `/${file}`).slice(1);

/** The page in the folder of each language: 'index.html', 'es/index.html'. */
export const pageNames = (folders: readonly string[]): string[] =>
  folders.map((folder) => `${pathInExport(folder, '')}index.html`);

/** The generated files of a site besides pages: 'icon.svg', 'es/cv.pdf'. */
export const generatedNames = (folders: readonly string[]): string[] => [
  ...sharedFiles,
  ...folders.flatMap((folder) => localizedFiles.map((file) => pathInExport(folder, file))),
];

/** Caches may keep its files, whose names change with their content, forever. */
export const hashedFolder = '/_next/static/';
