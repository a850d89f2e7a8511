interface Outside {
  /** Jest gives tests copies of these two. The time zone and `process.exit` need the originals. */
  process: NodeJS.Process;
  console: Console;
  /**
   * Imports a module that Jest cannot load: an ES module, or one that loads content through tsx.
   * @param file from the root of the repository
   */
  importModule<Module>(file: string): Promise<Module>;
}

/** What is outside of Jest's sandbox, by `node-environment.mjs`. */
export const { outside } = globalThis as unknown as { outside: Outside };
