import { ParseSpeeds, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

const claim = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

/**
 * Says in a PDF's metadata that it follows PDF/UA-1 (ISO 14289-1, 5), and has viewers show its title
 * instead of the file's name (7.1). Typst can do both, but its WebAssembly 0.7 has no setting for it.
 * @param pdf a tagged file with title, language and XMP metadata
 * @returns the same document; the same bytes for the same bytes
 * @throws Error if it has no XMP metadata to hold the claim
 */
export async function claimPdfUa(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { catalog, context } = document;
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) throw new Error('the PDF has no XMP metadata');
  const xmp = Buffer.from(metadata.contents).toString('utf8');
  const claimed = xmp.replace('</rdf:Description>', `${claim}</rdf:Description>`);
  if (claimed === xmp) throw new Error('the XMP metadata has no description');
  const stream = PDFRawStream.of(metadata.dict, Buffer.from(claimed));
  catalog.set(PDFName.of('Metadata'), context.register(stream));
  catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  return document.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
