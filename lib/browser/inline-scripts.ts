import { readFileSync } from 'node:fs';

// "// …" up to the end of a line, also after code, and "/* … */" within a line.
const comments = /(^|\s)\/\/.*|\/\*.*?\*\//gm;

/**
 * The text of a file in `inline/`, in one line, without comments. So a proxy that takes line breaks
 * and spaces out of the HTML does not change it, and its hash in the policy stays right. The files
 * are JavaScript that the oldest browser can run, because nothing compiles them. Every statement in
 * them ends with a semicolon or brace, and no string contains "//" after a space.
 */
const inlineScript = (name: string): string =>
  readFileSync(`lib/browser/inline/${name}.js`, 'utf8')
    .replace(comments, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');

/** What runs in each page before the first paint (`PageShell.tsx`). */
export const earlyScript = (): string =>
  ['theme', 'header-at-top', 'scripts-expected', 'draft'].map(inlineScript).join(' ');

/** The function that starts all other scripts (`delay-scripts.ts`). */
export const startScript = (): string => inlineScript('start-scripts');
