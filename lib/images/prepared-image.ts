import type { ImageUse } from '../content/schema-fields';

/**
 * What is behind a picture or logo, in both themes. Bright logos stand on the dark plate, others on
 * the light one, because most are made for white paper. What is opaque needs no plate.
 */
export type Plate = 'light' | 'dark' | 'none';

export interface Size {
  width: number;
  height: number;
}

export interface ImageFile {
  /** Percent-encoded, without base path: '/_next/static/images/arkha-1a2b3c-720.avif'. */
  path: string;
  width: number;
}

/** What the build makes of an original. Its size is that of the largest file, in pixels. */
export interface PreparedImage extends Size {
  ratio: number;
  /** From narrow to wide; empty for an SVG. */
  avif: readonly ImageFile[];
  /** The path for browsers without AVIF: JPEG, PNG if transparent, or the SVG itself. */
  fallback: string;
  /** Whether it is an SVG, which is sharp at any size. */
  isVector: boolean;
  isOpaque: boolean;
  plate: Plate;
}

/** Finds what was made of an original; undefined without `src`, and for one that has a fault. */
export type ImageLookup = (src: string | undefined, use: ImageUse) => PreparedImage | undefined;

/** A logo's width in CSS pixels, about as in the largest windows, where a rem has 24 px. */
export const logoWidth = (ratio: number): number => Math.min(144, 48 * ratio);
