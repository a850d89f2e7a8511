/**
 * The content files of second languages, by path. `import.meta.glob` needs Next's bundler, which sets
 * the variable; scripts read the files from the disk (`scripts/build/before`).
 */
export const secondFiles: Record<string, Record<string, unknown>> = process.env.NEXT_RUNTIME
  ? import.meta.glob<Record<string, unknown>>('../../content/*/*.ts', { eager: true })
  : {};
