import { readFileSync } from 'node:fs';

/**
 * The text of a file in `inline/`, without indentation and without lines that are a comment. This
 * function runs in the build. The files are JavaScript that the oldest browser can run, because
 * nothing compiles them.
 */
export const inlineScript = (name: 'early' | 'start-scripts'): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '')
    .replace(/^\s+/gm, '');
