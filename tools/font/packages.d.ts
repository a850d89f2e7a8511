// The part of this package that `npm run font` uses. The package has no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** The value of an axis, or the range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    noHinting?: boolean;
    keepFeatures?: string[];
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
