import { readFileSync } from 'node:fs';

/**
 * The text of a file in `inline/`, for a `<script>` in the page or for a file beside it. This
 * function runs in the build, not in browsers. It leaves out indentation, and lines that are a
 * whole comment.
 *
 * The files are JavaScript that the oldest browser can run: the build does not compile them.
 */
export const inlineScript = (name: 'early' | 'header' | 'start-scripts'): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '')
    .replace(/^\s+/gm, '');

/** The texts of the scripts that stay in the page. */
export const scriptsInPage = (): string[] => (['early', 'header'] as const).map(inlineScript);
