import {
  ASCENT,
  DESCENT,
  DISPLAY_WEIGHT,
  type FontSubset,
  fallbacks,
  typefaceName,
  unicodeRanges,
} from '@/lib/design/typeface';

/**
 * Addresses of the files, hashed and with the base path: the bundler replaces the expressions.
 * `display` is for headline and section titles, and `text` for all other texts.
 */
const files = {
  text: {
    basic: new URL('../../lib/design/fonts/text-basic.woff2', import.meta.url).href,
    latin: new URL('../../lib/design/fonts/text-latin.woff2', import.meta.url).href,
    'latin-ext': new URL('../../lib/design/fonts/text-latin-ext.woff2', import.meta.url).href,
    vietnamese: new URL('../../lib/design/fonts/text-vietnamese.woff2', import.meta.url).href,
  },
  display: {
    basic: new URL('../../lib/design/fonts/display-basic.woff2', import.meta.url).href,
    latin: new URL('../../lib/design/fonts/display-latin.woff2', import.meta.url).href,
    'latin-ext': new URL('../../lib/design/fonts/display-latin-ext.woff2', import.meta.url).href,
    vietnamese: new URL('../../lib/design/fonts/display-vietnamese.woff2', import.meta.url).href,
  },
};

/** The addresses of the font files with the basic characters, and with those of some subsets. */
export const fontUrls = (subsets: readonly FontSubset[]): string[] =>
  Object.values(files).flatMap((cut) => [cut.basic, ...subsets.map((subset) => cut[subset])]);

/**
 * System fonts that are shown until the typeface arrives, by the full names that `local()` needs.
 * Each further name delays the first layout on Linux, which looks for all of them. The bold list
 * has regular fonts, too: on newer Androids one file has all weights, and Safari may find no bold
 * font by its full name.
 */
const regular = ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Roboto', 'Roboto Regular'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Arial', 'Roboto Bold', 'Roboto'];

/** The typeface, then the fallback fonts scaled to the same width. */
export const fontFamilyValue = `"${typefaceName}","Fallback",sans-serif`;

/**
 * `@font-face` rules of the typeface and its fallback.
 * @param subsets those that the page's texts use. Visitors may need 'latin' for their names, too.
 */
export function faceRules(subsets: readonly FontSubset[]): string {
  const face = (weight: string, url: string, range = '') => `
    @font-face {
      font-family: "${typefaceName}";
      src: url(${url});
      font-weight: ${weight};
      font-display: swap;
      ${range}
    }`;
  const ranged = Array.from(new Set<FontSubset>(['latin', ...subsets]));
  const faces = (weight: string, urls: typeof files.text) => [
    face(weight, urls.basic),
    // A later rule wins for the characters of its range.
    ...ranged.map((subset) =>
      face(weight, urls[subset], `unicode-range: ${unicodeRanges[subset]};`),
    ),
  ];
  return [
    ...faces('400 700', files.text),
    ...faces(`${DISPLAY_WEIGHT}`, files.display),
    ...fallbacks.map(fallbackRule),
  ].join('\n');
}

/** The system fonts in a weight, scaled to the width of the typeface. */
function fallbackRule({ weight, isBold, size }: (typeof fallbacks)[number]): string {
  const names = isBold ? bold : regular;
  const percent = (measure: number) => `${Math.round((measure / size) * 100)}%`;
  return `
    @font-face {
      font-family: "Fallback";
      src: ${names.map((name) => `local("${name}")`).join()};
      font-weight: ${weight};
      ascent-override: ${percent(ASCENT)};
      descent-override: ${percent(DESCENT)};
      size-adjust: ${size}%;
    }`;
}
