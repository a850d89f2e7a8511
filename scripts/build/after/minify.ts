import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { scriptsInPage } from '../../../lib/browser/inline-scripts';
import { elementsIn, replaceElements } from '../../support/html-elements';

/**
 * Each supported browser knows ES2022, so scripts get no newer syntax. Styles have no such target:
 * esbuild translates nothing in them for older browsers, and adds no prefixes.
 */
async function minify(code: string, loader: 'css' | 'js'): Promise<string> {
  const result = await transform(code, { loader, minify: true, charset: 'utf8', target: 'es2022' });
  return result.code.trim();
}

/**
 * Minifies the styles and our own inline scripts of pages, and stylesheets that no bundler has
 * seen.
 * @param files paths in the export: of pages, and of stylesheets (`.css`)
 * @throws Error of esbuild if a style or script has a syntax error
 */
export async function minifyFiles(exportFolder: string, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const file = path.join(exportFolder, name);
    const text = await readFile(file, 'utf8');
    const isStyleSheet = name.endsWith('.css');
    await writeFile(file, isStyleSheet ? await minify(text, 'css') : await minifyPage(text));
  }
}

async function minifyPage(html: string): Promise<string> {
  const ownScripts = scriptsInPage();
  const elements = elementsIn(html).filter(
    ({ tag, text }) => tag === 'style' || ownScripts.includes(text),
  );
  return replaceElements(html, elements, async ({ tag, text, start, end }) => {
    const code = await minify(text, tag === 'style' ? 'css' : 'js');
    return html.slice(start, end).replace(text, () => code);
  });
}
