import type { PreparedImage } from '@/lib/images/prepared-image';

// Tools outside of the repository, which make CVs of other owners, load this file, too.

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
