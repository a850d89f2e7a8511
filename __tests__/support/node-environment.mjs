// Jest compiles environments in TypeScript, and then they have no `import()`.
import { TestEnvironment } from 'jest-environment-node';
import { register } from 'tsx/esm/api';

// Here and not at the first import, when a test may be in a folder that it deletes: tsx starts its
// compiler in the folder of its own start.
register();

/** Node, with a way out of Jest's sandbox: `outside.ts` says what it has. */
export default class NodeEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    /** @param {string} file */
    const importModule = (file) => import(`../../${file}`);
    this.global.outside = { process, console, importModule };
  }
}
