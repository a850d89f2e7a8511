// As much of two packages without types as is used here and in the typeface's test.

declare module 'subset-font' {
  /** The font cut down to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures?: string[];
      dropTables?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    characterSet: number[];
    layout(text: string): { advanceWidth: number };
  }
  /** Opens a file that holds one font. */
  export function create(file: Buffer): Font;
}
