/** The typeface of the page and of every document. Nothing else names it. */
export const family = 'Bricolage Grotesque';

/** As packages and files on npm are named: "bricolage-grotesque". */
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const variableFont = (axes: string) =>
  `@fontsource-variable/${slugOf(family)}/files/${slugOf(family)}-latin-${axes}-normal.woff2`;

/** The variable font that `npm run make -- font` cuts for the texts of the page. */
export const webFont = variableFont('wght');

/** The one for headline and section titles, with an axis for large sizes; not every typeface has it. */
export const displayFont = variableFont('opsz');

/** Weight of headline and section titles; texts use 400 to 700. */
export const displayWeight = 760;

/**
 * The static fonts of a typeface, in the styles of Expo's packages ("700Bold"). Documents leave out
 * what is not installed.
 */
export const staticFonts = (name: string, styles: readonly string[]): string[] =>
  styles.map(
    (style) =>
      `@expo-google-fonts/${slugOf(name)}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );
