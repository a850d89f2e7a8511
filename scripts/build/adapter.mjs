// Next loads adapters as JavaScript; tsx loads the steps, which are TypeScript.
import { tsImport } from 'tsx/esm/api';

let contentFiles;
let steps;

/** Loads both steps at once, because each call of `tsImport` loads all their modules again. */
function loadSteps() {
  steps ??= tsImport('./steps.ts', import.meta.url);
  return steps;
}

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build') {
      const { beforeBuild } = await loadSteps();
      contentFiles = await beforeBuild();
    }
    return config;
  },
  async onBuildComplete({ config }) {
    // If Next loads this file anew for this call, the content is missing. The check then runs
    // again, and finds its pictures in the cache.
    const { beforeBuild, afterBuild } = await loadSteps();
    await afterBuild(config, contentFiles ?? (await beforeBuild()));
  },
};
