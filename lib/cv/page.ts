import PDFDocument from 'pdfkit';
import type { Content } from '../content/schema';

/** A4 in points (1/72 inch), and the room between edge and text. */
export const page = { width: 595.28, height: 841.89, margin: 46, bottom: 52 } as const;

export type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

const xml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Title, author and dates as XMP (ISO 16684-1). pdfkit 0.20 writes its own without escaping `<` and
 * `&`, which makes the packet unreadable for a name that holds one; this takes its place.
 */
function xmp({ owner, site }: Content, title: string): string {
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${site.updated}T00:00:00Z</xmp:CreateDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xml(owner.name)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${xml(site.language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
`;
}

/**
 * An empty tagged document. It follows PDF/UA-1 (ISO 14289-1) but does not claim it in its metadata:
 * no validator has looked at it. All dates are the content's, so that the same content makes the same
 * bytes.
 */
export function openPdf(content: Content): Pdf {
  const { owner, site } = content;
  const name = owner.name.replace(/\s+/g, ' ');
  const title = `${name}, ${owner.role.replace(/\s+/g, ' ')}`;
  const date = new Date(`${site.updated}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    // pdfkit would add pages by itself at its margin; the pages are made in `writer.ts`.
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    info: { Title: title, Author: name, CreationDate: date, ModDate: date },
  });
  Object.assign(pdf, {
    _addInfo() {
      (pdf as unknown as { appendXML(text: string): void }).appendXML(xmp(content, title));
    },
  });
  return pdf;
}

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}
