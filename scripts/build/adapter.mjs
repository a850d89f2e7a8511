// Next loads adapters only as JavaScript, so tsx loads `steps.ts`.
import { tsImport } from 'tsx/esm/api';

/** @returns {Promise<typeof import('./steps')>} */
const loadSteps = () => tsImport('./steps.ts', import.meta.url);

/** @type {Awaited<ReturnType<typeof import('./steps').beforeBuild>> | undefined} */
let prepared;

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase !== 'phase-production-build') return config;
    const { beforeBuild } = await loadSteps();
    prepared = await beforeBuild();
    return config;
  },
  async onBuildComplete({ config }) {
    const { beforeBuild, afterBuild } = await loadSteps();
    // Next might call this function in another process than the first one.
    await afterBuild(config.distDir, prepared ?? (await beforeBuild()));
  },
};
