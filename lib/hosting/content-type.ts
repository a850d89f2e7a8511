const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/**
 * The MIME type of a page or a generated file; '' for a file with another ending. `next dev` and
 * the preview send it.
 */
export const contentTypeOf = (file: string): string =>
  types[file.replace(/.*\./, '').toLowerCase()] ?? '';
