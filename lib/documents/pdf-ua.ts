const claim = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

/**
 * Declares in a PDF's metadata that it follows PDF/UA-1 (ISO 14289-1, 5), and makes viewers show its
 * title instead of the file's name (7.1). Typst's WebAssembly 0.7 has no setting for it. The changed
 * objects are appended ("Incremental Updates", ISO 32000-1, 7.5.6).
 * @param pdf a tagged file of Typst
 * @throws Error if metadata, catalog or trailer are not as Typst writes them
 */
export function claimPdfUa(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const metadata = /(\d+) 0 obj\n<<[^>]*\/Type \/Metadata[^>]*>>\nstream\n(.*?)\nendstream/s.exec(
    text,
  );
  const catalog = /(\d+) 0 obj\n(<<\s*\/Type \/Catalog.*?)\nendobj/s.exec(text);
  const trailer = /.*trailer\n<<(.*?)>>\nstartxref\n(\d+)\n/s.exec(text);
  const [, metadataId, xmp = ''] = metadata ?? [];
  const [, catalogId, entries = ''] = catalog ?? [];
  const [, trailerEntries, previousTable] = trailer ?? [];
  const claimed = xmp.replace('</rdf:Description>', `${claim}$&`);
  const titled = entries.replace('/ViewerPreferences <<', '$& /DisplayDocTitle true');
  if (claimed === xmp || titled === entries || !trailer) throw new Error('not a PDF of Typst');

  const dictionary = `<< /Length ${claimed.length} /Type /Metadata /Subtype /XML >>`;
  const first = `\n${metadataId} 0 obj\n${dictionary}\nstream\n${claimed}\nendstream\nendobj\n`;
  const second = `${catalogId} 0 obj\n${titled}\nendobj\n`;
  const section = (id: string | undefined, offset: number) =>
    `${id} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n`;
  const sections =
    section(metadataId, text.length + 1) + section(catalogId, text.length + first.length);
  const table = `xref\n${sections}trailer\n<<${trailerEntries}/Prev ${previousTable} >>\n`;
  const end = `startxref\n${text.length + first.length + second.length}\n%%EOF\n`;
  return Buffer.from(text + first + second + table + end, 'latin1');
}
