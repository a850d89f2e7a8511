import { readFileSync } from 'node:fs';

/**
 * The text of a file in `inline/`, for a `<script>` in the page or for a file beside it.
 * Indentation and lines that are comments are left out. It runs in the build, not in browsers.
 *
 * These files are JavaScript that the oldest browser can run. The build minifies those in the page
 * with esbuild, but it adds no polyfills, and it leaves `start-scripts.js` as it is.
 */
export const inlineScript = (name: 'early' | 'header' | 'start-scripts'): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '')
    .replace(/^\s+/gm, '');

/** The texts of the scripts that stay in the page. */
export const scriptsInPage = (): string[] => (['early', 'header'] as const).map(inlineScript);
