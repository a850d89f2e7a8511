import stretches from './fallbacks.json';

/** Addresses of the typeface, hashed and under the base path: the bundler replaces the expressions. */
export const faceUrl = new URL('../../app/fonts/bricolage.woff2', import.meta.url).href;
/** Its rarer characters. */
export const moreUrl = new URL('../../app/fonts/bricolage-more.woff2', import.meta.url).href;

/** For which characters a browser fetches them: all but the core of scripts/font.ts. */
export const moreRange =
  'U+22-24,U+27,U+2A,U+3B-3E,U+5B-60,U+7B-9F,U+A1-A8,U+AA-B6,U+B8-178,U+2014-2018,U+201A-2212';

/**
 * What systems have to show until the typeface arrives: Windows, macOS and iOS Arial, Android
 * Roboto, Linux any of them. By full name, which every browser looks for; some releases of a font
 * have "Regular" in it. Newer Androids have all weights of Roboto in one file, of which browsers
 * take the weight asked for, so its bold is looked for under all three names.
 */
const fallbacks = {
  // As wide as Arial, in every letter.
  Arimo: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: {
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold', 'Roboto', 'Roboto Regular'],
  },
  'Noto Sans': { regular: ['Noto Sans', 'Noto Sans Regular'], bold: ['Noto Sans Bold'] },
  'DejaVu Sans': { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};

const fonts = Object.keys(fallbacks) as (keyof typeof fallbacks)[];

/** What `font-family` names: the typeface, then each font stretched to the same measures. */
export const faceFamily = [
  '"Bricolage Grotesque"',
  ...fonts.map((font) => `"Fallback ${font}"`),
  'sans-serif',
].join();

/** Height above and depth below the baseline, in hundredths of the font size. */
const ascent = 93;
const descent = 27;

/** The rules of a font: how wide the typeface runs in per cent of it is from scripts/fallback.ts. */
const fallbackRules = fonts.flatMap((font) =>
  Object.entries(stretches[font]).map(([weight, stretch]) => {
    const names = fallbacks[font][Number(weight) < 600 ? 'regular' : 'bold'];
    const sources = names.map((name) => `local("${name}")`);
    const per = (measure: number) => `${Math.round((measure / stretch) * 1000) / 10}%`;
    return `@font-face{font-family:"Fallback ${font}";src:${sources.join()};font-weight:${weight};ascent-override:${per(ascent)};descent-override:${per(descent)};line-gap-override:0%;size-adjust:${stretch}%}`;
  }),
);

const face = (url: string, range = '') =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${url}) format("woff2");font-weight:400 760;font-display:swap${range}}`;

/** The typeface and its fallbacks: lines break alike in both, so little moves when it arrives. */
export const faceRules = [
  face(faceUrl),
  // Later rules go first, so this one has the characters of its range.
  face(moreUrl, `;unicode-range:${moreRange}`),
  ...fallbackRules,
  '',
].join('\n');
