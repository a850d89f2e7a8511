/**
 * Jest on Node 20 cannot read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import { existsSync } from 'node:fs';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const shared: Config = {
  // Tests of components begin with a line that chooses jsdom.
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@myriaddreamin/typst\\.ts$': '<rootDir>/__tests__/owner/support/typst',
  },
  // These folders contain copies of the site, with package.json.
  modulePathIgnorePatterns: ['<rootDir>/(\\.tmp|\\.next|out)/'],
  restoreMocks: true,
};

/** Behavior is tested on the template's content and pictures, not on the owner's. */
const behavior: Config = {
  ...shared,
  displayName: 'behavior',
  testMatch: ['<rootDir>/__tests__/!(owner)/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    // Next's compiler turns "@/content" into a relative path.
    '^(\\.\\./)+content$': '<rootDir>/template/content',
    // For `public-files.ts`, the files are the sample's. All other importers get the real module.
    '^\\./public-folder$': '<rootDir>/__tests__/support/mocks/public-folder',
    ...shared.moduleNameMapper,
  },
};

/** Rules for any content are tested on the owner's. */
const owner: Config = {
  ...shared,
  displayName: 'owner',
  testMatch: ['<rootDir>/__tests__/owner/*.test.ts'],
};

/** ES modules without a CommonJS build, which Jest 30 can load only after transforming them. */
const esModules = ['@myriaddreamin', '@iconify/utils'];

const project = async (config: Config): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});

/** `npm run own` removes the tests of behavior. */
const projects = existsSync('__tests__/support') ? [behavior, owner] : [owner];

export default async (): Promise<Config> => ({
  projects: (await Promise.all(projects.map(project))) as Config['projects'],
  // By default Jest leaves one processor idle.
  maxWorkers: '100%',
  // Some tests build the site or start a server, which is slow on a busy machine.
  testTimeout: 240_000,
});
