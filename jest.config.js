// In JavaScript, because Jest on Node 20 would need one more package to read it in TypeScript.
import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Playwright runs browser/. The others hold copies of the site, package.json and tests included.
  testPathIgnorePatterns: ['<rootDir>/(__tests__/browser|\\.tmp|\\.next|out)/'],
  modulePathIgnorePatterns: ['<rootDir>/(\\.tmp|\\.next|out)/'],
  restoreMocks: true,
  // Some tests build the site or start a server: on a slow machine that takes its time.
  testTimeout: 60_000,
};

export default nextJest({ dir: import.meta.dirname })(config);
