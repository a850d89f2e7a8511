import { cvData } from '@/lib/documents/cv';
import { typesetPdf } from '@/lib/documents/typst';
import type { LocalizedSite } from '@/lib/site/localized-site';
import { outside } from './outside';
import type * as reader from './pdf-reader';

/** A CV with all of the content, on as many pages as that fills: no search for what fits. */
export const wholeCv = async (site: LocalizedSite) =>
  (await typesetPdf('cv.typ', cvData(site))).pdf;

/** `readPdf` of `pdf-reader.ts`, whose library is an ES module, which Jest cannot load. */
export async function readPdf(bytes: Uint8Array) {
  const file = '__tests__/support/pdf-reader.ts';
  return (await outside.importModule<typeof reader>(file)).readPdf(bytes);
}
