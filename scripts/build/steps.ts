// What `adapter.mjs` calls.

export { readContent } from '../support/load-content';
export { afterBuild } from './after-build';
export { beforeBuild } from './before-build';
