export interface PictureFile {
  /** Address without base path, percent-encoded: '/pictures/arkha-1a2b3c4d-720.avif'. */
  path: string;
  /** In pixels. */
  width: number;
}

/** What a `<picture>` needs to know. All paths are addresses without base path. */
export interface PreparedPicture {
  /** Of the largest file, in pixels; the ratio is the original's. */
  width: number;
  height: number;
  /** Average colour in the form '#fda'; null for drawings and pictures with transparent parts. */
  color: string | null;
  /** Best format first; each with its files from narrow to wide. Empty for drawings. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: PictureFile[] }[];
  /** For browsers that know none of the sources: JPEG, PNG if transparent, or the SVG itself. */
  fallback: PictureFile & { height: number; type: string };
}
