/** Address of the typeface, hashed and under the base path: the bundler replaces this expression. */
export const faceUrl = new URL('../../app/fonts/bricolage.woff2', import.meta.url).href;

/** What `font-family` names: the typeface, then Arial stretched to the same measures. */
export const faceFamily = '"Bricolage Grotesque", "Bricolage Fallback", sans-serif';

/**
 * The typeface and its stand-in. The overrides are what `next/font` computed for this file
 * against Arial (Liberation Sans and Arimo share Arial's measures), so that no line breaks
 * differently when the face arrives.
 */
export const faceRules = `@font-face{font-family:"Bricolage Grotesque";src:url(${faceUrl}) format("woff2");font-weight:400 800;font-display:swap}
@font-face{font-family:"Bricolage Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");ascent-override:82.39%;descent-override:23.92%;line-gap-override:0%;size-adjust:112.88%}
`;
