// Next asks for JavaScript here; tsx lets the steps themselves be TypeScript.
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async modifyConfig(config, { phase, projectDir }) {
    const isBuild = phase === 'phase-production-build';
    if (isBuild || phase === 'phase-development-server') {
      const { prepareBuild, prepareDev } = await tsImport('./before/index.ts', import.meta.url);
      await (isBuild ? prepareBuild : prepareDev)(projectDir);
    }
    return config;
  },
  async onBuildComplete({ projectDir, config }) {
    const { afterBuild } = await tsImport('./after/index.ts', import.meta.url);
    await afterBuild(projectDir, config.basePath);
  },
};
