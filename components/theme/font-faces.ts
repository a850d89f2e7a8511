import { displayWeight, typefaceName } from '@/lib/design/typeface';
import { ascent, descent, moreRange, stretches } from '@/lib/design/typeface.json';

// Addresses of the files, hashed and with the base path: the bundler replaces the expressions.
const textUrl = new URL('../../lib/design/fonts/typeface.woff2', import.meta.url).href;
const textMoreUrl = new URL('../../lib/design/fonts/typeface-more.woff2', import.meta.url).href;
const displayUrl = new URL('../../lib/design/fonts/display.woff2', import.meta.url).href;
const displayMoreUrl = new URL('../../lib/design/fonts/display-more.woff2', import.meta.url).href;

/** The files that nearly every page needs, and those with rarer characters. */
export const faceUrls = { core: [textUrl, displayUrl], more: [textMoreUrl, displayMoreUrl] };

/** The rarer characters, as code points: "U+100-17f" is from 0x100 to 0x17f. */
const rareCodePoints = moreRange.split(',').map((part) => {
  const [first = '', last = first] = part.trim().replace('U+', '').split('-');
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
});

/** Whether a text has one of the rarer characters. Spanish and French have some. */
export function hasRareCharacters(text: string): boolean {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0).some((codePoint) =>
    rareCodePoints.some(({ first, last }) => codePoint >= first && codePoint <= last),
  );
}

/**
 * System fonts that are shown until the typeface arrives: Arial on Windows, macOS and iOS, Roboto
 * on Android, any of them on Linux. The letters of Arimo, Liberation Sans and Arial have the same
 * widths, so these fonts share a rule.
 *
 * These are full names, because `local()` takes no families. Some releases add "Regular". The list
 * has only names that exist, because the first layout waits while Linux looks for each. Bold texts
 * also try regular names: newer Androids have all weights in one file, and Safari may know a bold
 * font by its PostScript name only.
 */
const fallbacks = {
  Arimo: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Arial'],
  },
  Roboto: {
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold', 'Roboto', 'Roboto Regular'],
  },
  'DejaVu Sans': { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};
type Fallback = keyof typeof fallbacks;

/** The value of `font-family`: the typeface, then each fallback font scaled to the same width. */
export function faceFamily(): string {
  const scaled = Object.keys(fallbacks).map((font) => `"Fallback ${font}"`);
  return [`"${typefaceName}"`, ...scaled, 'sans-serif'].join();
}

/** `@font-face` rules of the typeface and its fallbacks; lines break alike in all of them. */
export function faceRules(): string {
  const face = (weight: string, url: string, range = '') =>
    `@font-face{font-family:"${typefaceName}";src:url(${url});font-weight:${weight};font-display:swap${range}}`;
  const cut = (weight: string, url: string, moreUrl: string) =>
    // The later rule wins for the characters of its range.
    [face(weight, url), face(weight, moreUrl, `;unicode-range:${moreRange}`)];
  return [
    ...cut('400 700', textUrl, textMoreUrl),
    ...cut(`${displayWeight}`, displayUrl, displayMoreUrl),
    ...(Object.keys(fallbacks) as Fallback[]).flatMap(fallbackRules),
    '',
  ].join('\n');
}

/** The range of `font-weight` for a measured weight. Bold texts have weights from 600 to 700. */
const weights: Record<string, string> = { 650: '600 700' };

/** A system font in each weight, scaled by the widths that `npm run make -- font` measures. */
function fallbackRules(font: Fallback): string[] {
  return Object.entries(stretches[font]).map(([weight, stretch]) => {
    const names = fallbacks[font][Number(weight) < 600 ? 'regular' : 'bold'];
    const sources = names.map((name) => `local("${name}")`);
    const percent = (measure: number) => `${Math.round((measure / stretch) * 100)}%`;
    return `@font-face{font-family:"Fallback ${font}";src:${sources.join()};font-weight:${weights[weight] ?? weight};ascent-override:${percent(ascent)};descent-override:${percent(descent)};size-adjust:${stretch}%}`;
  });
}
