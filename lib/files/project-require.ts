import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Finds and reads files at run time: of npm packages, and of this project if a name begins with
 * "./". A bundler would pack what `require` and `require.resolve` name.
 */
export const projectRequire = () => createRequire(path.join(process.cwd(), 'package.json'));
