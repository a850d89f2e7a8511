/**
 * Jest on Node 20 cannot read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const shared: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '/second-files$': '<rootDir>/__tests__/fixtures/second-files',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // The others hold copies of the site, package.json included.
  modulePathIgnorePatterns: ['<rootDir>/(\\.tmp|\\.next|out)/'],
  restoreMocks: true,
};

/** Behaviour is tested on the template's content and pictures, whatever the owner's are. */
const behaviour: Config = {
  ...shared,
  displayName: 'behaviour',
  testMatch: ['<rootDir>/__tests__/!(owner|browser|engines)/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [
    ...(shared.setupFilesAfterEnv ?? []),
    '<rootDir>/__tests__/support/template-files.ts',
  ],
  moduleNameMapper: {
    '^(?:@|\\.\\./\\.\\.)/content/(\\w+)$': '<rootDir>/template/content/$1',
    ...shared.moduleNameMapper,
  },
};

/** What holds for any content is tested on the owner's. */
const owner: Config = {
  ...shared,
  displayName: 'owner',
  testMatch: ['<rootDir>/__tests__/owner/*.test.ts'],
};

/** Jest 30 cannot load packages that are ES modules only, unless it translates them. */
const translated = ['@myriaddreamin', '@iconify/utils'];

const project = async (config: Config): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${translated.join('|')})/)`],
});

export default async (): Promise<Config> => ({
  projects: (await Promise.all([behaviour, owner].map(project))) as Config['projects'],
  // Jest would leave one processor to an editor; nobody types while the gate runs.
  maxWorkers: '100%',
  // Some tests build the site or start a server: on a busy machine that takes its time.
  testTimeout: 240_000,
});
