// What `adapter.mjs` calls.

export { readContent } from '../support/read-content';
export { afterBuild } from './after-build';
export { beforeBuild } from './before-build';
