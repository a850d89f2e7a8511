import type { readPdf as read } from './pdf-reader';
import { inSeparateProcess } from './separate-process';

/** `readPdf` of `pdf-reader.ts`, whose library is an ES module, which Jest cannot load. */
export const readPdf = inSeparateProcess<typeof read>('__tests__/support/pdf-reader.ts', 'readPdf');
