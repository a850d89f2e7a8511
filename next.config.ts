import path from 'node:path';
import type { NextConfig } from 'next';
import { localeFolders } from './lib/content/locale-folders';
import { normaliseBasePath } from './lib/hosting/urls';

// No telemetry, and no notice of it: this project promises no tracking.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const folders = localeFolders();

const config: NextConfig = {
  // A route `/[language]` would take all files at the root, so these pages are at /second-language/es
  // until the build moves them. Next warns of rewrites in an export.
  ...(folders.length > 0 && process.env.NODE_ENV === 'development'
    ? {
        rewrites: async () =>
          folders.map((each) => ({ source: `/${each}`, destination: `/second-language/${each}` })),
      }
    : { output: 'export' }),
  reactStrictMode: true,
  // The route of second languages, `page.second.tsx`, exists only if there are any: an export fails
  // for a route without pages.
  pageExtensions: folders.length > 0 ? ['ts', 'tsx', 'second.tsx'] : ['ts', 'tsx'],
  // "portfolio" for a GitHub project page at https://name.github.io/portfolio/.
  basePath: normaliseBasePath(process.env.BASE_PATH),
  // The browser needs it too, for the addresses of icons and the keys of its storage.
  env: { BASE_PATH: normaliseBasePath(process.env.BASE_PATH) },
  // Every page contains the build ID; Next's random one would change every build.
  generateBuildId: () => 'portfolio',
  // No display names in class attributes: they would make the HTML larger.
  compiler: { styledComponents: { displayName: false, fileName: false, pure: true } },
  // These packages load WebAssembly from their own folder, so they must not be bundled.
  serverExternalPackages: [
    '@myriaddreamin/typst-ts-renderer',
    '@myriaddreamin/typst-ts-web-compiler',
  ],
  adapterPath: path.resolve('scripts/build/adapter.mjs'),
};

export default config;
