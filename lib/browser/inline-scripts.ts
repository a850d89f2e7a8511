import { readFileSync } from 'node:fs';

/**
 * The text of a file in `inline/`, in one line, without comments. So a proxy that takes line breaks
 * and spaces out of the HTML does not change it, and its hash in the policy stays right. This
 * function runs in the build. The files are JavaScript that the oldest browser can run, because
 * nothing compiles them.
 */
export const inlineScript = (name: 'early' | 'start-scripts'): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(/^\s*(\/\/.*|\/\*.*\*\/)\n/gm, '')
    .trim()
    .replace(/\n\s*/g, ' ');
