import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createTypstCompiler, createTypstRenderer, loadFonts } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum } from '@myriaddreamin/typst.ts/compiler';
import { copyableArabic, documentFonts } from '../design/document-fonts';
import { drawableJson } from '../design/drawable';
import { directionOf } from '../text/intl';

// Typst as WebAssembly makes the same file on every system, without access to the machine's fonts,
// files or network.

/** Language, region and direction of a language tag, in the form that Typst takes. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst accepts only regions of two letters, so `es-419` has none here.
  return { lang: language, region: region.length === 2 ? region : null, dir: directionOf(tag) };
}

/** Starts compiler and renderer, and sets an option of Node for the whole process. */
async function startTypst() {
  // With its simple compiler only (Liftoff), Node does not also optimize the WebAssembly while it
  // runs, which takes 4.5 s of CPU time more.
  // If V8 does not know the option, Node says so, and goes on.
  setFlagsFromString('--liftoff-only');
  const compiler = createTypstCompiler();
  const renderer = createTypstRenderer();
  const fonts = documentFonts().map(({ data }) => data);
  await compiler.init({ beforeBuild: [loadFonts(fonts, { assets: false })] });
  await renderer.init();
  const sources = path.join(process.cwd(), 'lib/documents');
  for (const name of readdirSync(sources).filter((file) => file.endsWith('.typ'))) {
    compiler.addSource(`/${name}`, readFileSync(path.join(sources, name), 'utf8'));
  }
  return { compiler, renderer };
}

let typst: ReturnType<typeof startTypst> | undefined;

const startedTypst = () => {
  typst ??= startTypst();
  return typst;
};

/** What Typst compiles. The data is `json(bytes(sys.inputs.data))` in the source. */
function optionsFor(source: string, data: object, format: CompileFormatEnum) {
  const families = new Set(documentFonts().map(({ family }) => family));
  // Nobody copies the text of a drawing, so Noto Sans Arabic draws it, and not `copyableArabic`.
  if (format === CompileFormatEnum.vector) families.delete(copyableArabic);
  return {
    mainFilePath: `/${source}`,
    inputs: { data: drawableJson({ ...data, fonts: [...families] }) },
  };
}

async function compile(source: string, data: object, format: CompileFormatEnum) {
  const { compiler } = await startedTypst();
  const { result, diagnostics } = await compiler.compile({
    ...optionsFor(source, data, format),
    format,
    diagnostics: 'unix',
  });
  if (result !== undefined) return result;
  throw faultIn(source, diagnostics);
}

const faultIn = (source: string, diagnostics: readonly string[] = []) =>
  new Error(`lib/documents/${source} cannot be typeset:\n${diagnostics.join('\n')}`);

/**
 * Typesets a document of pages.
 * @param source a file in `lib/documents/`: 'cv.typ'
 * @param data is `json(bytes(sys.inputs.data))` in the source; its texts are never markup
 * @returns a tagged PDF 1.7; the same data gives the same bytes
 * @throws Error with file and line of each fault in the source
 */
export const typesetPdf = (source: string, data: object): Promise<Uint8Array> =>
  compile(source, data, CompileFormatEnum.pdf);

/**
 * Counts the pages of a document, with the same parameters as `typesetPdf`. Its source ends with an
 * element `metadata` with the label `end` and the number of pages.
 */
export async function countPages(source: string, data: object): Promise<number> {
  const { compiler } = await startedTypst();
  return compiler.runWithWorld(optionsFor(source, data, CompileFormatEnum.pdf), async (world) => {
    const { diagnostics } = await world.compile({ diagnostics: 'unix' });
    if (diagnostics?.length) throw faultIn(source, diagnostics);
    const [pages] = await world.query<number[]>({ selector: '<end>', field: 'value' });
    return pages ?? 1;
  });
}

/**
 * Typesets a drawing of one page, with the same parameters as `typesetPdf`.
 * @returns an SVG with letters as outlines, which needs no font
 */
export async function typesetSvg(source: string, data: object): Promise<string> {
  const artifactContent = await compile(source, data, CompileFormatEnum.vector);
  const { renderer } = await startedTypst();
  const svg = await renderer.renderSvg({
    format: 'vector',
    artifactContent,
    data_selection: { body: true, defs: true, css: false, js: false },
  });
  return svg.replace(onlyForViewer, '');
}

/** What only the renderer's viewer needs: selectable text, styles, classes, `data-…`. */
const onlyForViewer =
  /<foreignObject.*?<\/foreignObject>|<style.*?<\/style>|\s(data-[\w-]+|class|style)="[^"]*"/gs;
