/** Address of the typeface, hashed and under the base path: the bundler replaces this expression. */
export const faceUrl = new URL('../../app/fonts/bricolage.woff2', import.meta.url).href;

/** Address of its rarer characters. */
export const moreUrl = new URL('../../app/fonts/bricolage-more.woff2', import.meta.url).href;

/** For which characters a browser fetches them: all but the core of scripts/font.ts. */
export const moreRange =
  'U+22-24,U+27,U+2A,U+3B-3E,U+5B-60,U+7B-9F,U+A1-A8,U+AA-B6,U+B8-178,U+2014-2018,U+201A-2212';

/** What `font-family` names: the typeface, then Arial stretched to the same measures. */
export const faceFamily = '"Bricolage Grotesque", "Bricolage Fallback", sans-serif';

/** Height above and depth below the baseline, in hundredths of the font size. */
const ascent = 93;
const descent = 27;

/**
 * How wide the typeface runs at a weight, in per cent of Arial; measured in Chromium with the
 * page's own sentences. Liberation Sans and Arimo are as wide as Arial.
 */
const standIns = [
  { weights: '400 475', of: '', stretch: 104.5 },
  { weights: '476 600', of: '', stretch: 106.5 },
  { weights: '601 700', of: ' Bold', stretch: 100.8 },
  { weights: '701 760', of: ' Bold', stretch: 102.2 },
];

const standInRules = standIns.map(({ weights, of, stretch }) => {
  const sources = ['Arial', 'Liberation Sans', 'Arimo'].map((name) => `local("${name}${of}")`);
  const per = (measure: number) => `${Math.round((measure / stretch) * 10_000) / 100}%`;
  return `@font-face{font-family:"Bricolage Fallback";src:${sources.join()};font-weight:${weights};ascent-override:${per(ascent)};descent-override:${per(descent)};line-gap-override:0%;size-adjust:${stretch}%}`;
});

const face = (url: string, range = '') =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${url}) format("woff2");font-weight:400 760;font-display:swap${range}}`;

/** The typeface and its stand-in: lines break alike in both, so little moves when it arrives. */
export const faceRules = [
  face(faceUrl),
  // Later rules go first, so this one has the characters of its range.
  face(moreUrl, `;unicode-range:${moreRange}`),
  ...standInRules,
  '',
].join('\n');
