import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from './scripts/test/browser';
import { environmentWith } from './scripts/test/system-fonts';

const isRoot = process.getuid?.() === 0;

const launchOptions = {
  executablePath: await findHeadlessBrowser(),
  env: environmentWith('Arimo'),
  args: [
    // Chrome's sandbox does not start for root, as which containers run.
    ...(isRoot ? ['--no-sandbox'] : []),
    // Only this machine: every other name fails to resolve, also in windows no fixture sees.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
  ],
};

const onSites = '**/sites/*.spec.ts';

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // Not one for each processor: where there are many, their browsers take too much memory together.
  // On two processors, two, three and four workers take the same time.
  workers: 3,
  // Ends a test that hangs; the longest send two dozen messages one after the other.
  timeout: 60_000,
  // A test that passes only at the second try hides a fault.
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    // Typing, reveal and gliding are most of the browser's work: tests ask for them by `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'build sites', testMatch: 'sites/build.setup.ts' },
    { name: 'page', testIgnore: onSites },
    { name: 'sites', testMatch: onSites, dependencies: ['build sites'] },
  ],
});
