// Next loads adapters as JavaScript; tsx loads the steps, which are TypeScript.
import { tsImport } from 'tsx/esm/api';

let contentFiles;

async function beforeBuild() {
  const steps = await tsImport('./before-build.ts', import.meta.url);
  return steps.beforeBuild();
}

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build') {
      contentFiles = await beforeBuild();
    }
    return config;
  },
  async onBuildComplete({ config }) {
    // If Next loads this file anew for this call, the content is missing. The check then runs
    // again, and finds its pictures in the cache.
    const { afterBuild } = await tsImport('./after-build.ts', import.meta.url);
    await afterBuild(config, contentFiles ?? (await beforeBuild()));
  },
};
