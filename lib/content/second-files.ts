/**
 * The files of `content/` that are in second languages, by path. Only Next's bundler can find them,
 * and only it sets the variable; scripts read them from the disk (`scripts/build/before`).
 */
export const secondFiles: Record<string, Record<string, unknown>> = process.env.NEXT_RUNTIME
  ? import.meta.glob<Record<string, unknown>>('../../content/*/*.ts', { eager: true })
  : {};
