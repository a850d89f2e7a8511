import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Pixels for each point of a PDF: A4 is 744 × 1053 pixels. */
const SCALE = 1.25;

/**
 * Draws the pages of a PDF. PDFium is the library with which Chrome shows a PDF; as WebAssembly it
 * draws the same on each machine.
 * @returns a PNG for each page
 */
export async function drawPdf(pdf: Uint8Array): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Buffer[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({
      scale: SCALE,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    pages.push(Buffer.from(data));
  }
  document.destroy();
  library.destroy();
  return pages;
}
