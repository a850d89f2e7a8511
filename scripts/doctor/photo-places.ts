import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicFiles } from '../../lib/files/public-files';
import sharp from '../../lib/images/sharp';

/** A line for each photo in `public/`, which is published as it is, with a place in its data. */
export async function photoPlaceLines(): Promise<string[]> {
  const lines: string[] = [];
  for (const file of publicFiles()) {
    if (!/\.(jpe?g|png|webp|avif|hei[cf]|tiff?)$/i.test(file)) continue;
    if (!(await hasPlace(await readFile(path.join('public', file))))) continue;
    lines.push(
      `public/${file}: anyone can see where it was taken. Save it without its metadata; or move it to content/pictures/, if the page shows it.`,
    );
  }
  return lines;
}

async function hasPlace(photo: Buffer): Promise<boolean> {
  try {
    const { format, exif = Buffer.alloc(0), xmpAsString = '' } = await sharp(photo).metadata();
    return hasLatitude(format === 'tiff' ? photo : exif) || xmpAsString.includes('GPSLatitude');
  } catch {
    return false; // It is no picture, or it is damaged.
  }
}

/** Tags of EXIF (2.32, 4.6): one has the position of the fields about the place. */
const tags = { place: 0x8825, latitude: 2 };

/**
 * Whether EXIF data have a latitude. They are a TIFF, which may stand after "Exif": a header with
 * the byte order and the position of a directory. That has the number of its fields, and each field
 * has twelve bytes: tag, type, count and value.
 */
function hasLatitude(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const fieldWith = (tag: number, directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index).find(
      (field) => short(field) === tag,
    );
  if (tiff.length === 0) return false;
  const place = fieldWith(tags.place, long(4));
  return place !== undefined && fieldWith(tags.latitude, long(place + 8)) !== undefined;
}
