export const typefaceName = 'Bricolage Grotesque';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/**
 * A variable font of Fontsource, from which `npm run font` makes the files of the page.
 * @param letters 'latin', 'latin-ext' or 'vietnamese'
 * @param axis 'opsz' also has drawings for large sizes, which some typefaces lack
 */
export const variableFont = (letters: string, axis: 'wght' | 'opsz'): string =>
  `@fontsource-variable/${slugOf(typefaceName)}/files/${slugOf(typefaceName)}-${letters}-${axis}-normal.woff2`;

/** The weight of headline and section titles; texts use 400 to 700. */
export const displayWeight = 760;

/** Letter spacing of headline and section titles, in em. From -0.023 on, letters touch. */
export const displayTracking = -0.022;

/** The package of a static font, from which documents are typeset. */
export const staticFontPackage = (name: string) => `@expo-google-fonts/${slugOf(name)}`;

/** The files of static fonts in Expo's packages, in styles like "700Bold". */
export const staticFonts = (name: string, styles: readonly string[]): string[] =>
  styles.map(
    (style) => `${staticFontPackage(name)}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );
