// Next loads adapters as JavaScript; tsx loads the steps, which are TypeScript.
import { tsImport } from 'tsx/esm/api';

let contentFiles;

async function prepare(projectDir) {
  const { beforeBuild } = await tsImport('./before-build.ts', import.meta.url);
  return beforeBuild(projectDir);
}

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase, projectDir }) {
    if (phase === 'phase-production-build') {
      contentFiles = await prepare(projectDir);
    }
    return config;
  },
  async onBuildComplete({ projectDir, config }) {
    const { afterBuild } = await tsImport('./after-build.ts', import.meta.url);
    await afterBuild(projectDir, config.basePath, contentFiles ?? (await prepare(projectDir)));
  },
};
