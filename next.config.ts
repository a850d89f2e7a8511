import path from 'node:path';
import type { NextConfig } from 'next';
import { languageFolders } from './lib/content/language-folders';
import { normaliseBasePath } from './lib/hosting/addresses';

// Neither Next's telemetry nor its notice of it: a project that promises no tracking.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  // The route of second languages, `page.second.tsx`, exists where there are any: Next exports no
  // route without a page.
  pageExtensions: languageFolders().length > 0 ? ['ts', 'tsx', 'second.tsx'] : ['ts', 'tsx'],
  // "portfolio" for a GitHub project page, which stands at https://name.github.io/portfolio/.
  basePath: normaliseBasePath(process.env.BASE_PATH),
  // Also in the browser, where it belongs to the keys of what the page keeps there.
  env: { BASE_PATH: normaliseBasePath(process.env.BASE_PATH) },
  // It stands in every page; the random one would make each build differ from the last.
  generateBuildId: () => 'portfolio',
  // No display names in class attributes: they would stand in the HTML of every element.
  compiler: { styledComponents: { displayName: false, fileName: false, pure: true } },
  // WebAssembly and its readers, which find their files beside themselves: not to be bundled.
  serverExternalPackages: [
    '@myriaddreamin/typst-ts-renderer',
    '@myriaddreamin/typst-ts-web-compiler',
  ],
  adapterPath: path.resolve('scripts/build/adapter.mjs'),
};

export default config;
