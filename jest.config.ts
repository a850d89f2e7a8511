/**
 * Jest on Node 20 cannot read TypeScript by itself.
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Playwright runs browser/ and engines/. The others hold copies of the site, package.json and tests included.
  testPathIgnorePatterns: ['<rootDir>/(__tests__/browser|__tests__/engines|\\.tmp|\\.next|out)/'],
  modulePathIgnorePatterns: ['<rootDir>/(\\.tmp|\\.next|out)/'],
  restoreMocks: true,
  // Jest would leave one processor to an editor; nobody types while the gate runs.
  maxWorkers: '100%',
  // Some tests build the site or start a server: on a slow machine that takes its time.
  testTimeout: 60_000,
};

/** Jest 30 cannot load packages that are ES modules only, unless it translates them. */
const translated = ['@myriaddreamin', '@iconify/utils'];

export default async (): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${translated.join('|')})/)`],
});
