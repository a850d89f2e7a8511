import { readFileSync } from 'node:fs';
import * as typst from '@myriaddreamin/typst.ts/dist/esm/index.mjs';
import { initSync as startRenderer } from '@myriaddreamin/typst-ts-renderer';
import { initSync as startCompiler } from '@myriaddreamin/typst-ts-web-compiler';

// The library of Typst for Jest, which cannot run the `import()` in which the library reads its
// WebAssembly. The library uses the WebAssembly that is started here.

export { loadFonts } from '@myriaddreamin/typst.ts/dist/esm/index.mjs';

const read = (name: string) => readFileSync(require.resolve(`@myriaddreamin/${name}/wasm`));

export function createTypstCompiler() {
  startCompiler({ module: read('typst-ts-web-compiler') });
  return typst.createTypstCompiler();
}

export function createTypstRenderer() {
  startRenderer({ module: read('typst-ts-renderer') });
  return typst.createTypstRenderer();
}
