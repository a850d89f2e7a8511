import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import {
  createTypstCompiler,
  createTypstRenderer,
  loadFonts,
  type TypstRenderer,
} from '@myriaddreamin/typst.ts';
import type { TypstWorld } from '@myriaddreamin/typst.ts/compiler';
import { copyableArabic, documentFonts, drawableJson } from '../design/document-fonts';
import { directionOf, hasTallLetters } from '../text/intl';

// Typst as WebAssembly makes the same file on every system, without access to the machine's fonts,
// files or network.

/** Language, region and direction of a language tag, as Typst takes them, and `hasTallLetters`. */
export function typstLocale(tag: string) {
  const { language, region = '' } = new Intl.Locale(tag);
  // Typst accepts only regions of two letters, so `es-419` has none here.
  return {
    lang: language,
    region: region.length === 2 ? region : null,
    dir: directionOf(tag),
    isTall: hasTallLetters(tag),
  };
}

/** Starts compiler and renderer, and sets an option of Node for the whole process. */
async function startTypst() {
  // With its simple compiler only (Liftoff), Node does not also optimize the WebAssembly while it
  // runs, which takes 4.5 s of CPU time more. If V8 does not know the option, nothing else happens.
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

let started: ReturnType<typeof startTypst> | undefined;

async function compile<Result>(
  source: string,
  data: object,
  read: (document: TypstWorld, renderer: TypstRenderer) => Promise<Result | undefined>,
): Promise<Result> {
  started ??= startTypst();
  const { compiler, renderer } = await started;
  const inputs = { data: drawableJson({ fonts: families(), ...data }) };
  const options = { mainFilePath: `/${source}`, inputs };
  return compiler.runWithWorld(options, async (world) => {
    const { diagnostics = [] } = await world.compile({ diagnostics: 'unix' });
    // A warning is a fault, too: "unknown font family".
    const result = diagnostics.length === 0 ? await read(world, renderer) : undefined;
    if (result !== undefined) return result;
    throw new Error(`lib/documents/${source} cannot be typeset:\n${diagnostics.join('\n')}`);
  });
}

const families = () => [...new Set(documentFonts().map(({ family }) => family))];

/**
 * Typesets a document of pages, whose source ends with an element `metadata` with the label `end`
 * and the number of pages that it fills: 1.5.
 * @param source a file in `lib/documents/`: 'cv.typ'
 * @param data is `json(bytes(sys.inputs.data))` in the source; its texts are never markup
 * @returns a tagged PDF 1.7, and this number; the same data gives the same bytes
 * @throws Error with file and line of each fault in the source
 */
export const typesetPdf = (
  source: string,
  data: object,
): Promise<{ pdf: Uint8Array; pages: number }> =>
  compile(source, data, async (document) => {
    const [pages] = await document.query<[number]>({ selector: '<end>', field: 'value' });
    const { result: pdf } = await document.pdf();
    return pdf && { pdf, pages };
  });

/**
 * Typesets a drawing of one page, with the same parameters as `typesetPdf`.
 * @returns an SVG with letters as outlines, which needs no font
 */
export async function typesetSvg(source: string, data: object): Promise<string> {
  // Nobody copies the text of a drawing, so Noto Sans Arabic draws it.
  const fonts = families().filter((family) => family !== copyableArabic);
  const svg = await compile(source, { ...data, fonts }, async (document, renderer) => {
    const { result: artifactContent } = await document.vector();
    return artifactContent && renderer.renderSvg({ format: 'vector', artifactContent });
  });
  return svg.replace(onlyForViewer, '');
}

/** What only the renderer's viewer needs: selectable text, styles, scripts, classes, `data-…`. */
const onlyForViewer =
  /<(foreignObject|style|script).*?<\/\1>|\s(data-[\w-]+|class|style)="[^"]*"/gs;
