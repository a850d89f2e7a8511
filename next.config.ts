import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_TEST } from 'next/constants';
import { site } from './content/site';
import { setBasePath } from './lib/addresses/site-addresses';
import { basePath } from './lib/addresses/urls';

// No telemetry, and no notice of it: this project promises no tracking. Next loads this file before
// it reads the variable.
process.env.NEXT_TELEMETRY_DISABLED = '1';

// `npm test` builds a site once: it needs no cache, and checks the types itself.
const isForTests = process.env.BUILD_IS_FOR_TESTS === 'yes';

export default function config(phase: string): NextConfig {
  // Tests have addresses of their own.
  if (phase !== PHASE_TEST) setBasePath(site.url);
  // Next would take NODE_ENV from the owner's shell, and with "development" put React's code for
  // development into the build.
  if (phase === PHASE_PRODUCTION_BUILD) Object.assign(process.env, { NODE_ENV: 'production' });
  return {
    // A route `/[folder]` would take all files at the root from `app/[...file]`, so second
    // languages are below `/second-language/`. Only `next dev` rewrites '/es' to that address, as
    // the published site has it: Next refuses rewrites in an export.
    ...(phase === PHASE_DEVELOPMENT_SERVER
      ? {
          rewrites: async () => [
            { source: '/:folder([\\w-]+)', destination: '/second-language/:folder' },
          ],
        }
      : {
          output: 'export',
          // Next exports into this folder. The last step of the build copies it to `out/`.
          distDir: '.next/export',
          experimental: {
            // More pages than a site has, so that one process makes them all. styled-components
            // writes CSS rules in the order in which a process loads the components. In a single
            // process, that order is the same on all machines.
            staticGenerationMinPagesPerWorker: 1000,
            turbopackFileSystemCacheForBuild: !isForTests,
          },
        }),
    reactStrictMode: true,
    // In seconds. A page that takes longer is rendered a second time, and both write into one file.
    staticPageGenerationTimeout: 600,
    typescript: { ignoreBuildErrors: isForTests },
    basePath: basePath(),
    // Scripts in the browser need BASE_PATH, too: for the addresses of icons, and for storage keys.
    // `StyleRegistry` needs PLAIN_BUILD ("Internals that we use" in docs/architecture.md).
    env: { BASE_PATH: basePath(), PLAIN_BUILD: process.env.PLAIN_BUILD ?? '' },
    // Every page contains the build ID. With Next's random ID, no two builds would be equal.
    generateBuildId: () => 'portfolio',
    // No display names in class attributes: they would make the HTML larger.
    compiler: { styledComponents: { displayName: false, fileName: false, pure: true } },
    // Packages that make the documents are not bundled: Typst loads WebAssembly from its own
    // folder, and both are large.
    serverExternalPackages: ['@myriaddreamin/typst.ts', 'fontkit'],
    adapterPath: path.resolve('scripts/build/adapter.mjs'),
  };
}
