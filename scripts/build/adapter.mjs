// Next loads adapters only as JavaScript, so tsx loads `before-build.ts` and `after-build.ts`.
import { tsImport } from 'tsx/esm/api';

// modifyConfig leaves the prepared site here for onBuildComplete: Next calls both in one process.
/** @type {Awaited<ReturnType<typeof import('./before-build').beforeBuild>> | undefined} */
let prepared;

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build') {
      const { beforeBuild } = await tsImport('./before-build.ts', import.meta.url);
      prepared = await beforeBuild();
    }
    return config;
  },
  async onBuildComplete({ config }) {
    const { afterBuild } = await tsImport('./after-build.ts', import.meta.url);
    await afterBuild(config.distDir, prepared);
  },
};
