import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initSync, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { directionOf } from '../locale';
import { documentFonts, drawable, readWasm } from './fonts';

/**
 * Typst as WebAssembly: the same file on every system, without access to the machine's fonts,
 * files or network. Templates are the `.typ` files of this folder.
 */
type Template = 'cv.typ' | 'og.typ' | 'icon.typ';

/** Language, country and direction of a document, as the templates want them. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst knows countries by two letters only, so that the region of `es-419` is left out.
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

async function compile(template: Template, data: object, format: 'pdf' | 'vector') {
  compiler ??= startTypst();
  const program = await compiler;
  const families = [...new Set(documentFonts().map(({ family }) => family))];
  // Addresses are not drawn and must not change.
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
 * @param data reaches the template as `json(bytes(sys.inputs.data))`; its texts are data, never markup
 * @returns a tagged PDF 1.7; the same data gives the same bytes
 * @throws Error that names file and line if the template has a fault
 */
export const typesetPdf = (template: Template, data: object): Promise<Uint8Array> =>
  compile(template, data, 'pdf');

/** Parts of what the renderer makes: the drawing and the letters' outlines, no style, no script. */
const bodyAndOutlines = 3;

/**
 * Typesets a drawing of one page; else as `typesetPdf`.
 * @returns an SVG in which letters are outlines, so that it needs no font where it is shown
 */
export async function typesetSvg(template: Template, data: object): Promise<string> {
  const vector = await compile(template, data, 'vector');
  const renderer = await new TypstRendererBuilder().build();
  const session = renderer.create_session();
  renderer.manipulate_data(session, 'reset', vector);
  const svg = renderer.svg_data(session, bodyAndOutlines);
  session.free();
  renderer.free();
  // The renderer adds selectable text and ids for its viewer; a picture needs neither.
  return svg
    .replace(/<foreignObject[\s\S]*?<\/foreignObject>|<style[^>]*><\/style>/g, '')
    .replace(/ data-(tid|hint|page-width|page-height|width|height)="[^"]*"/g, '');
}
