import { inOwnProcess } from './own-process';
import type { readPdf as read } from './pdf-reader';

export type ReadPdf = Awaited<ReturnType<typeof read>>;

/** `readPdf` of `pdf-reader.ts`, whose library is an ES module that Jest cannot load. */
export const readPdf = inOwnProcess<[bytes: Uint8Array], ReadPdf>(
  '__tests__/support/pdf-reader.ts',
  'readPdf',
);
