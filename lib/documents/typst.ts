import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initSync, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { directionOf } from '../locale';
import { documentFonts, drawable, readWasm } from './fonts';

// Typst as WebAssembly makes the same file on every system, without access to the machine's fonts,
// files or network.

/** Language, country and direction of a document, for the templates. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst knows only countries of two letters: not the region of `es-419`.
  return { lang: language, region: region.length === 2 ? region : null, dir: directionOf(tag) };
}

let compiler: Promise<TypstCompiler> | undefined;

async function startTypst(): Promise<TypstCompiler> {
  const fonts = documentFonts();
  initSync({ module: readWasm('typst-ts-renderer/pkg/typst_ts_renderer') });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const { data } of fonts) await builder.add_raw_font(data);
  return builder.build();
}

async function compile(template: string, data: object, format: 'pdf' | 'vector') {
  compiler ??= startTypst();
  const program = await compiler;
  const families = [...new Set(documentFonts().map(({ family }) => family))];
  // Addresses are not shown and must not change.
  const inputs = JSON.stringify({ ...data, fonts: families }, (key, value) =>
    typeof value === 'string' && key !== 'href' ? drawable(value) : value,
  );
  for (const name of [template, 'shared.typ']) {
    const source = path.join(process.cwd(), 'lib/documents', name);
    program.add_source(`/${name}`, readFileSync(source, 'utf8'));
  }
  const { result, diagnostics } = program.compile(
    `/${template}`,
    [['data', inputs]],
    format,
    3,
  ) as { result?: Uint8Array; diagnostics?: { path: string; range: string; message: string }[] };
  if (result !== undefined) return result;
  // Lines and columns count from 0: `12:4-12:9`.
  const faults = diagnostics?.map(({ path, range, message }) => `${path}:${range}: ${message}`);
  throw new Error(`lib/documents/${template} cannot be typeset:\n${faults?.join('\n')}`);
}

/**
 * Typesets a document of pages.
 * @param data is `json(bytes(sys.inputs.data))` in the template; its texts are never markup
 * @returns a tagged PDF 1.7; the same data gives the same bytes
 * @throws Error that names file and line of a fault in the template
 */
export const typesetPdf = (template: string, data: object): Promise<Uint8Array> =>
  compile(template, data, 'pdf');

/** Parts of the renderer's result: the drawing and the letters' outlines, no style, no script. */
const bodyAndOutlines = 3;

/**
 * Typesets a drawing of one page, as `typesetPdf` does a document.
 * @returns an SVG with letters as outlines, which needs no font
 */
export async function typesetSvg(template: string, data: object): Promise<string> {
  const vector = await compile(template, data, 'vector');
  const renderer = await new TypstRendererBuilder().build();
  const session = renderer.create_session();
  renderer.manipulate_data(session, 'reset', vector);
  const svg = renderer.svg_data(session, bodyAndOutlines);
  session.free();
  renderer.free();
  // Removes selectable text and the ids of the renderer's viewer.
  return svg
    .replace(/<foreignObject[\s\S]*?<\/foreignObject>|<style[^>]*><\/style>/g, '')
    .replace(/ data-(tid|hint|page-width|page-height|width|height)="[^"]*"/g, '');
}
