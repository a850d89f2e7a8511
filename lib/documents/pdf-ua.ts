const claim = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

/**
 * Says in a PDF's metadata that it follows PDF/UA-1 (ISO 14289-1, 5), and has viewers show its title
 * instead of the file's name (7.1). Typst can do both, but its WebAssembly 0.7 has no setting for it.
 * The changed objects are appended, as PDF allows (ISO 32000-1, 7.5.6, "Incremental Updates").
 * @param pdf a tagged file of Typst, whose metadata and catalog are its last two objects
 * @throws Error if they are not
 */
export function claimPdfUa(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const end =
    /(\d+) 0 obj\n<<\s*\/Length \d+\s*\/Type \/Metadata[^>]*>>\nstream\n(.*?)\nendstream\nendobj\s+(\d+) 0 obj\n(<<\s*\/Type \/Catalog.*?)\nendobj\s+xref\n.*trailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/s;
  const [, metadata, xmp = '', catalog, entries = '', trailer, before] = end.exec(text) ?? [];
  const claimed = xmp.replace('</rdf:Description>', `${claim}$&`);
  const titled = entries.replace('/ViewerPreferences <<', '$& /DisplayDocTitle true');
  if (claimed === xmp || titled === entries) throw new Error('the PDF has not the expected end');

  const stream = `<< /Length ${claimed.length} /Type /Metadata /Subtype /XML >>\nstream\n${claimed}\nendstream`;
  const first = `\n${metadata} 0 obj\n${stream}\nendobj\n`;
  const second = `${catalog} 0 obj\n${titled}\nendobj\n`;
  const line = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  const places = line(text.length + 1) + line(text.length + first.length);
  const table = `xref\n${metadata} 2\n${places}trailer\n<<${trailer}/Prev ${before} >>\n`;
  const start = `startxref\n${text.length + first.length + second.length}\n%%EOF\n`;
  return Buffer.from(text + first + second + table + start, 'latin1');
}
