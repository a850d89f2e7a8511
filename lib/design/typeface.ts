export const typefaceName = 'Bricolage Grotesque';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The weight of headline and section titles; texts use 400 to 700. */
export const displayWeight = 760;

/** Letter spacing of headline and section titles, in em. At -0.023 and less, letters touch. */
export const displayTracking = -0.022;

/** The npm package of a static font. The documents are typeset with these fonts. */
export const staticFontPackage = (name: string) => `@expo-google-fonts/${slugOf(name)}`;

/**
 * The paths of font files in Expo's packages.
 * @param name the name of the font: "Noto Sans Hebrew"
 * @param styles names like "700Bold"
 */
export const staticFonts = (name: string, styles: readonly string[]): string[] =>
  styles.map(
    (style) => `${staticFontPackage(name)}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`,
  );
