/**
 * Jest on Node 20 cannot read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import { mkdirSync } from 'node:fs';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// `npm test` writes the results into this folder.
mkdirSync('.tmp', { recursive: true });

/** The tests use content and pictures of their own, so they pass whatever the owner writes. */
const config: Config = {
  // Tests that need a page begin with a line that chooses jsdom.
  testEnvironment: '<rootDir>/__tests__/support/node-environment.mjs',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    // `import … from '@/content'`. Next's compiler has already replaced "@/" by "../", once or
    // several times.
    '^(\\.\\./)+content$': '<rootDir>/__tests__/support/mocks/content',
    // The modules that list the owner's files import this one.
    '^\\./owners-folders$': '<rootDir>/__tests__/support/mocks/owners-folders',
    // In `jest.mock('@/…')`, the compiler does not replace "@/".
    '^@/(.*)$': '<rootDir>/$1',
    '^@myriaddreamin/typst\\.ts$': '<rootDir>/__tests__/support/mocks/typst-library',
  },
  // These folders contain copies of the site, with package.json.
  modulePathIgnorePatterns: ['<rootDir>/(\\.tmp|\\.next|out)/'],
  restoreMocks: true,
  // By default Jest leaves one processor idle.
  maxWorkers: '100%',
  // Some tests build the site or start a server, which is slow on a busy machine.
  testTimeout: 240_000,
  // On a busy machine, a worker needs more than the usual half second to free its memory.
  workerGracefulExitTimeout: 30_000,
};

export default async (): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(config)()),
  // Jest 30 can load ES modules without a CommonJS build, like these, only after transforming them.
  transformIgnorePatterns: ['/node_modules/(?!(@myriaddreamin|@iconify/utils)/)'],
});
