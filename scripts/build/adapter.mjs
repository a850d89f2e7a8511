// Next loads adapters only as JavaScript, so tsx loads `steps.ts`.
import { tsImport } from 'tsx/esm/api';

/** @returns {ReturnType<typeof import('./steps').beforeBuild>} */
const prepare = async () => {
  const { beforeBuild } = await tsImport('./steps.ts', import.meta.url);
  return beforeBuild();
};

/**
 * What modifyConfig leaves for onBuildComplete, if Next calls both in one process.
 * @type {Awaited<ReturnType<typeof prepare>> | undefined}
 */
let prepared;

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build') prepared = await prepare();
    return config;
  },
  async onBuildComplete({ config }) {
    const { afterBuild } = await tsImport('./steps.ts', import.meta.url);
    await afterBuild(config.distDir, prepared ?? (await prepare()));
  },
};
