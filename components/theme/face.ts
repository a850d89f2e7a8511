/** Address of the typeface, hashed and under the base path: the bundler replaces this expression. */
export const faceUrl = new URL('../../app/fonts/bricolage.woff2', import.meta.url).href;

/** Address of its rarer characters. */
export const moreUrl = new URL('../../app/fonts/bricolage-more.woff2', import.meta.url).href;
