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
  ['\0\0\x01\0', 'an ICO'],
  // Readers of PDF accept other bytes before its mark.
  [/^.{0,1019}%PDF-.*%%EOF/s, 'a PDF'],
  ['%PDF-', 'a damaged PDF'],
  ['PK\x03\x04', 'a ZIP, or a document of Word or Pages'],
  [/^(\xff\xfe|\xfe\xff)/, 'a text in UTF-16'],
  ['version https://git-lfs', 'a pointer of Git LFS'],
  [/^\s*(<!doctype html|<html)/i, 'a web page'],
  // Before an SVG may be declarations, with others in brackets.
  [/^([\s\]>]|<[?!][^>]*>)*<([\w-]+:)?svg[\s>]/, 'an SVG'],
  [/^\s*<(\?xml|urlset|sitemapindex)/, 'an XML file'],
  [/^BEGIN:VCARD/i, 'a vCard'],
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
  if (text.includes('\0')) return 'of another format';
  return isJson(text) ? 'a JSON file' : 'a plain text';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the root of an SVG names its namespace, without which browsers show nothing of it.
 * Illustrator writes "&ns_svg;".
 */
export const hasSvgNamespace = (svg: Buffer): boolean =>
  /<([\w-]+:)?svg\s[^>]*["'](http:\/\/www\.w3\.org\/2000\/svg|&ns_svg;)["']/.test(textOf(svg));

/** Whether an SVG links another picture, which browsers do not show there. */
export const hasLinkedPicture = (svg: Buffer): boolean =>
  /<image\s[^>]*href=["'](?!data:|#)/.test(textOf(svg));
