// Next loads adapters as JavaScript; tsx loads the two files, which are TypeScript.
import { tsImport } from 'tsx/esm/api';

// Next calls both functions in one process, the first one once for a build.
let content;

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build') {
      const { beforeBuild } = await tsImport('./before-build.ts', import.meta.url);
      content = await beforeBuild();
    }
    return config;
  },
  async onBuildComplete({ config }) {
    const { afterBuild } = await tsImport('./after-build.ts', import.meta.url);
    await afterBuild(config, content);
  },
};
