// What `adapter.mjs` calls.

export { afterBuild } from './after-build';
export { beforeBuild } from './before-build';
