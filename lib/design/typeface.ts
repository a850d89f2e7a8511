/** The typeface of the page and the documents. */
export const typefaceName = 'Bricolage Grotesque';

/** The name in packages and files of npm: "bricolage-grotesque". */
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const variableFont = (axes: string) =>
  `@fontsource-variable/${slugOf(typefaceName)}/files/${slugOf(typefaceName)}-latin-${axes}-normal.woff2`;

/** The variable font that `npm run make -- font` cuts for the texts of the page. */
export const webFont = variableFont('wght');

/** The font with an axis for large sizes: headline and section titles. Some typefaces lack it. */
export const displayFont = variableFont('opsz');

/** The weight of headline and section titles; texts use 400 to 700. */
export const displayWeight = 760;

/** Letter spacing of headline and section titles, in em. */
export const displayTracking = -0.035;

/** Expo's package with the static fonts of a typeface. */
export const staticFontPackage = (name: string) => `@expo-google-fonts/${slugOf(name)}`;

/** The files of static fonts in Expo's packages, in styles like "700Bold". */
export const staticFonts = (name: string, styles: readonly string[]): string[] =>
  styles.map(
    (style) => `${staticFontPackage(name)}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );
