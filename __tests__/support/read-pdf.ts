import type { PdfLines } from '../../scripts/support/pdf-lines';
import { inOwnProcess } from './own-process';
import type { readPdf as read } from './pdf-reader';

// The library that reads a PDF is an ES module, which Jest cannot load.

/** `readPdf` of `pdf-reader.ts`. */
export const readPdf = inOwnProcess<[bytes: Uint8Array], Awaited<ReturnType<typeof read>>>(
  '__tests__/support/pdf-reader.ts',
  'readPdf',
);

/** `pdfLines` of `scripts/support/pdf-lines.ts`. */
export const pdfLines = inOwnProcess<[bytes: Uint8Array], PdfLines>(
  'scripts/support/pdf-lines.ts',
  'pdfLines',
);
