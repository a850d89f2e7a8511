import { crc32 } from 'node:zlib';

/** Stands in every picture that comes with the template, and in no other: doctor looks for it. */
const mark = 'Stand-in picture of the portfolio template';

/** Signature and header chunk of a PNG, before which no text may stand. */
const PNG_HEAD = 33;

/**
 * Writes the mark into a PNG as a comment, which changes no pixel. Editing the picture drops it.
 * @param png the file's bytes, without the mark
 */
export function markPlaceholder(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\0${mark}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}

/** Whether a picture's bytes are those of one that comes with the template; SVG says so too. */
export const isPlaceholder = (picture: Buffer): boolean => picture.includes(mark, 0, 'latin1');
