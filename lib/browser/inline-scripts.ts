import { readFileSync } from 'node:fs';

/**
 * The text of a file in `inline/`, for a `<script>` in the page or for a file beside it. These
 * files are plain JavaScript for the oldest browser, which no compiler changes. Indentation and
 * lines that begin with `//` are left out.
 */
export const inlineScript = (name: 'early' | 'show-more' | 'start-scripts'): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '');
