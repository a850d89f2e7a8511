/** What the text of a file begins with, or matches. The first one that fits counts. */
const signatures: readonly (readonly [text: string | RegExp, format: string])[] = [
  ['\x89PNG', 'a PNG'],
  ['\xff\xd8\xff', 'a JPEG'],
  ['GIF8', 'a GIF'],
  [/^RIFF....WEBP/s, 'a WebP'],
  [/^....ftypavi[fs]/s, 'an AVIF'],
  [/^....ftyp(hei|hev|mif1|msf1)/s, 'a HEIC'],
  [/^....ftyp/s, 'a video'],
  ['II*\0', 'a TIFF'],
  ['MM\0*', 'a TIFF'],
  ['%PDF-', 'a PDF'],
  ['PK\x03\x04', 'a ZIP, or a document of Word or Pages'],
  ['version https://git-lfs', 'a pointer of Git LFS'],
  [/^\s*(<!doctype html|<html)/i, 'a web page'],
  // Before an SVG may be declarations, with others in brackets.
  [/^([\s\]>]|<[?!][^>]*>)*<([\w-]+:)?svg[\s>]/, 'an SVG'],
];

/** A file with a character for each byte, without a byte-order mark and comments of XML. */
const textOf = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/^\xef\xbb\xbf|<!--.*?-->/gs, '');

/** What a file is, with its article: 'a PNG', 'a web page'. Its name does not count. */
export function formatOf(bytes: Buffer): string {
  const text = textOf(bytes);
  if (text.trim() === '') return 'empty';
  const found = signatures.find(([start]) =>
    typeof start === 'string' ? text.startsWith(start) : start.test(text),
  );
  if (found !== undefined) return found[1];
  return text.includes('\0') ? 'of another format' : 'a plain text';
}

/**
 * Whether the root of an SVG names its namespace, without which browsers show nothing of it.
 * Illustrator writes "&ns_svg;".
 */
export const hasSvgNamespace = (svg: Buffer): boolean =>
  /<([\w-]+:)?svg\s[^>]*["'](http:\/\/www\.w3\.org\/2000\/svg|&ns_svg;)["']/.test(textOf(svg));
