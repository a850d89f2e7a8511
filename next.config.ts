import path from 'node:path';
import type { NextConfig } from 'next';

const basePath = process.env.BASE_PATH ?? '';

const config: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  basePath,
  compiler: { styledComponents: true },
  adapterPath: path.resolve('scripts/adapter.mjs'),
};

export default config;
