import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initSync, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';
import { directionOf } from '../intl';
import { copyableArabic, documentFonts, drawable, drawablePart, readWasm } from './fonts';

// Typst as WebAssembly makes the same file on every system, without access to the machine's fonts,
// files or network.

/** Language, country and direction of a document, for the templates. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst accepts only countries of two letters: not the region of `es-419`.
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

async function compile(
  template: string,
  data: object,
  format: 'pdf' | 'vector',
  attachments: Record<string, string> = {},
) {
  compiler ??= startTypst();
  const program = await compiler;
  const families = new Set(documentFonts().map(({ family }) => family));
  // Nobody copies the text of a drawing, so Noto Sans Arabic may set it.
  if (format === 'vector') families.delete(copyableArabic);
  const fonts = [...families];
  const texts = JSON.stringify({ ...data, fonts }, (key, value) => {
    // Addresses are not shown and must not change.
    if (typeof value !== 'string' || key === 'href') return value;
    return key === 'part' ? drawablePart(value) : drawable(value);
  });
  const inputs = { ...attachments, data: texts };
  for (const name of [template, 'shared.typ']) {
    const source = path.join(process.cwd(), 'lib/documents', name);
    program.add_source(`/${name}`, readFileSync(source, 'utf8'));
  }
  const { result, diagnostics } = program.compile(
    `/${template}`,
    Object.entries(inputs),
    format,
    3,
  ) as { result?: Uint8Array; diagnostics?: { path: string; range: string; message: string }[] };
  if (result !== undefined) return result;
  // Lines and columns count from 0: `12:4-12:9`.
  const faults = diagnostics?.map((fault) => `${fault.path}:${fault.range}: ${fault.message}`);
  throw new Error(`lib/documents/${template} cannot be typeset:\n${faults?.join('\n')}`);
}

/**
 * Typesets a document of pages.
 * @param data is `json(bytes(sys.inputs.data))` in the template; its texts are never markup
 * @param attachments further texts, unchanged: `{ resume: … }` is `sys.inputs.resume`
 * @returns a tagged PDF 1.7; the same data gives the same bytes
 * @throws Error with file and line of each fault in the template
 */
export const typesetPdf = (
  template: string,
  data: object,
  attachments?: Record<string, string>,
): Promise<Uint8Array> => compile(template, data, 'pdf', attachments);

/** Which parts of its SVG the renderer returns: the drawing (1) and the outlines of letters (2). */
const bodyAndOutlines = 1 + 2;

/**
 * Typesets a drawing of one page, in the same way as `typesetPdf`.
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
  return outlinesOf(svg);
}

/** Removes what only the viewer of the renderer needs: selectable text, styles and ids. */
function outlinesOf(svg: string): string {
  const tree = parseFragment(svg);
  strip(tree);
  return serialize(tree);
}

type Parent = DefaultTreeAdapterMap['parentNode'];

/** Changes a tree in place. */
function strip(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter(
    ({ nodeName }) => nodeName !== 'foreignObject' && nodeName !== 'style',
  );
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    child.attrs = child.attrs.filter(({ name }) => !/^(data-|class$|style$)/.test(name));
    strip(child);
  }
}
