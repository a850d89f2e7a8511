type Exports = Record<string, unknown>;

/**
 * The files of the content by their paths: `../../content/es/site.ts`. The patterns match the names
 * in the schema (source-code.test.ts compares) in `content/` and in folders with the form of a
 * language tag, so that an owner's draft is neither compiled nor published. They are literal,
 * because Turbopack reads them. `import.meta.glob` needs Turbopack, which sets NEXT_RUNTIME;
 * scripts read the files from the disk (`scripts/support/load-content.ts`).
 */
export const contentModules: Record<string, Exports> = process.env.NEXT_RUNTIME
  ? {
      ...import.meta.glob<Exports>(
        '../../content/{about,awards,certificates,contact,education,experience,look,owner,projects,publications,site,skills}.ts',
        { eager: true },
      ),
      ...import.meta.glob<Exports>(
        '../../content/{[a-z][a-z],[a-z][a-z][a-z],[a-z][a-z]-*,[a-z][a-z][a-z]-*}/{about,awards,certificates,contact,education,experience,owner,projects,publications,site,skills}.ts',
        { eager: true },
      ),
    }
  : {};
