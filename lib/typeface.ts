/** The typeface of the page and of every document. Nothing else names it. */
export const family = 'Bricolage Grotesque';

/** As packages and files on npm are named: "bricolage-grotesque". */
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The variable font that `npm run make -- font` cuts for the page. */
export const webFont = `@fontsource-variable/${slugOf(family)}/files/${slugOf(family)}-latin-wght-normal.woff2`;

/**
 * The static fonts of a typeface, in the styles of Expo's packages ("700Bold"). Documents leave out
 * what is not installed.
 */
export const staticFonts = (name: string, styles: readonly string[]): string[] =>
  styles.map(
    (style) =>
      `@expo-google-fonts/${slugOf(name)}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );
