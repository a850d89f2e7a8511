type Exports = Record<string, unknown>;

/**
 * The modules in `content/` by their paths: `../../content/es/site.ts`. `import.meta.glob` needs
 * Next's bundler, which sets NEXT_RUNTIME. Scripts read the files from the disk
 * (`scripts/support/load-content.ts`).
 */
export const contentModules: Record<string, Exports> = process.env.NEXT_RUNTIME
  ? {
      ...import.meta.glob<Exports>('../../content/*.ts', { eager: true }),
      ...import.meta.glob<Exports>('../../content/*/*.ts', { eager: true }),
    }
  : {};
