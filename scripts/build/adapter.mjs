// Next loads adapters as JavaScript; tsx loads the steps, which are TypeScript.
import { tsImport } from 'tsx/esm/api';

let steps;
let content;

/** Loads the steps once, because each call of `tsImport` loads all their modules again. */
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
      content = await beforeBuild();
    }
    return config;
  },
  async onBuildComplete({ config }) {
    const { afterBuild } = await loadSteps();
    await afterBuild(config, content);
  },
};
