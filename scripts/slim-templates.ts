/** The CSS of a styled part or a global style: what stands between the backticks. */
const css = /((?:\bstyled\b[^`;]*|\b(?:css|createGlobalStyle|keyframes))`)([^`]*)(?=`)/g;

/**
 * Takes comments and the white space of indentation out of the CSS in a module, since browsers get
 * it as it stands there: 0.8 KB of the scripts in gzip. Next's compiler has an option `minify` for
 * this that does nothing in Turbopack.
 * @param source a TypeScript module
 * @returns the same module with shorter templates; all else in it stays as it is
 */
export function slimTemplates(source: string): string {
  return source.replace(css, (_, start: string, text: string) => start + slim(text));
}

function slim(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/(^|[;{},:(])\n/g, '$1')
    .replace(/\n(?=[})]|$)/g, '')
    .replaceAll('\n', ' ')
    .replaceAll(' {', '{');
}
