import type { ImageLookup, PreparedImage } from '@/lib/images/prepared-image';

/** What the build could make of an original. No file is read. */
export const preparedImage = (
  src: string,
  changes: Partial<PreparedImage> = {},
): PreparedImage => ({
  width: 1600,
  height: 1000,
  ratio: 1.6,
  avif: [],
  fallback: `/images/${src}`,
  isVector: false,
  isOpaque: true,
  plate: 'none',
  ...changes,
});

/** Each picture is there. */
export const imageOf: ImageLookup = (src) => (src === undefined ? undefined : preparedImage(src));
