/** @type {import('next').NextAdapter} */
export default {
  name: 'portfolio',
  modifyConfig(config, { phase }) {
    console.log('[adapter] modifyConfig', phase, process.pid);
    return config;
  },
  onBuildComplete({ projectDir, config }) {
    console.log('[adapter] complete', projectDir, config.distDir, config.outDir);
  },
};
