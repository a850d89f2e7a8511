/** Address of the typeface, hashed and under the base path: the bundler replaces this expression. */
export const faceUrl = new URL('../../app/fonts/bricolage.woff2', import.meta.url).href;

/** What `font-family` names: the typeface, then Arial stretched to the same measures. */
export const faceFamily = '"Bricolage Grotesque", "Bricolage Fallback", sans-serif';

/**
 * The typeface and its stand-ins: Arial, and the faces that share its measures. Their size is that
 * at which the texts of this page run as long as in the typeface (measured in Chromium: 105.0 % of
 * the regular Arial at weight 400, 99.4 to 101.0 % of the bold one from 550 on); their heights are
 * those of the typeface, 93 % and 27 %. So hardly a line breaks differently when the face arrives.
 */
export const faceRules = [
  `@font-face{font-family:"Bricolage Grotesque";src:url(${faceUrl}) format("woff2");font-weight:400 800;font-display:swap}`,
  standIn('400', ['Arial', 'Liberation Sans', 'Arimo'], 1.05),
  standIn('550 800', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], 1.005),
].join('');

function standIn(weight: string, names: string[], size: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"Bricolage Fallback";src:${sources};font-weight:${weight};ascent-override:${percent(0.93 / size)};descent-override:${percent(0.27 / size)};line-gap-override:0%;size-adjust:${percent(size)}}`;
}
