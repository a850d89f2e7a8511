import { inOwnProcess } from './own-process';
import type { readPdf as read } from './pdf-reader';

/** `readPdf` of `pdf-reader.ts`, whose library is an ES module, which Jest cannot load. */
export const readPdf = inOwnProcess<typeof read>(
  '__tests__/owner/support/pdf-reader.ts',
  'readPdf',
);
