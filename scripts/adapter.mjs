// Next asks for JavaScript here; tsx lets the steps themselves be TypeScript.
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  async onBuildComplete({ projectDir, config }) {
    const { afterBuild } = await tsImport('./after-build/index.ts', import.meta.url);
    await afterBuild(projectDir, config.basePath);
  },
};
