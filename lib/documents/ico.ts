/**
 * Wraps a PNG as an ICO file: a header, one directory entry, the PNG as it is (readable by every
 * browser, and by Windows since Vista).
 * @param png the picture, square
 * @param pixels its width and height, 1 to 256
 * @throws RangeError for another size
 */
export function ico(png: Uint8Array, pixels: number): Uint8Array {
  if (!Number.isInteger(pixels) || pixels < 1 || pixels > 256) {
    throw new RangeError(`an ICO is 1 to 256 pixels wide, not ${pixels}`);
  }
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(pixels % 256, 6); // 256 is written as 0.
  header.writeUInt8(pixels % 256, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
