import { outside } from './outside';
import type * as reader from './pdf-reader';

/** `readPdf` of `pdf-reader.ts`, whose library is an ES module, which Jest cannot load. */
export async function readPdf(bytes: Uint8Array) {
  const file = '__tests__/support/pdf-reader.ts';
  return (await outside.importModule<typeof reader>(file)).readPdf(bytes);
}
