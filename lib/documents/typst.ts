import { readFileSync } from 'node:fs';
import path from 'node:path';
import startRenderer, { TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import startCompiler, {
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { directionOf } from '../content/locale';
import { documentFonts, drawable, findInstalled } from './fonts';

/**
 * Typst as WebAssembly: the same file on every system, without access to the machine's fonts,
 * files or network. Templates are the `.typ` files of this folder.
 */

/** A template of this folder and what it is filled with. */
export interface Document {
  template: 'cv.typ' | 'og.typ' | 'icon.typ';
  /** Reaches the template as `json(bytes(sys.inputs.data))`; its texts are data, never markup. */
  data: object;
  /** Files that the template names, like `image("/portrait.jpg")`. */
  files?: Record<string, Uint8Array>;
}

/** Language, country and direction of a document, as the templates want them. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst knows countries by two letters only, so that the region of `es-419` is left out.
  return { lang: language, region: region.length === 2 ? region : null, dir: directionOf(tag) };
}

let compiler: Promise<TypstCompiler> | undefined;

/** Reads the program (28 MB) and the fonts; needed once, takes about half a second. */
async function startTypst(): Promise<TypstCompiler> {
  const read = (name: string) => {
    const file = findInstalled(`@myriaddreamin/${name}_bg.wasm`);
    if (file === undefined) throw new Error(`@myriaddreamin/${name} is not installed; run npm ci`);
    return readFileSync(file);
  };
  await startCompiler({ module_or_path: read('typst-ts-web-compiler/pkg/typst_ts_web_compiler') });
  await startRenderer({ module_or_path: read('typst-ts-renderer/pkg/typst_ts_renderer') });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const { data } of documentFonts()) await builder.add_raw_font(data);
  return builder.build();
}

/** Starts Typst unless it runs; fonts can be asked for only then. */
export function typst(): Promise<TypstCompiler> {
  compiler ??= startTypst();
  return compiler;
}

async function compile({ template, data, files = {} }: Document, format: 'pdf' | 'vector') {
  const program = await typst();
  const families = [...new Set(documentFonts().map(({ family }) => family))];
  // Addresses are not drawn and must not change.
  const inputs = JSON.stringify({ ...data, fonts: families }, (key, value) =>
    typeof value === 'string' && key !== 'href' ? drawable(value) : value,
  );
  program.reset_shadow();
  for (const name of [template, 'shared.typ']) {
    const source = path.join(process.cwd(), 'lib/documents', name);
    program.add_source(`/${name}`, readFileSync(source, 'utf8'));
  }
  for (const [name, bytes] of Object.entries(files)) program.map_shadow(name, bytes);
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
 * @returns a tagged PDF 1.7; the same data gives the same bytes
 * @throws Error that names file and line if the template has a fault
 */
export const typesetPdf = (document: Document): Promise<Uint8Array> => compile(document, 'pdf');

/** Parts of what the renderer makes: the drawing and the letters' outlines, no style, no script. */
const bodyAndOutlines = 3;

/**
 * Typesets a drawing of one page.
 * @returns an SVG in which letters are outlines, so that it needs no font where it is shown
 * @throws Error that names file and line if the template has a fault
 */
export async function typesetSvg(document: Document): Promise<string> {
  const vector = await compile(document, 'vector');
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
