import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './__tests__/browser/support/fixtures';
import { engineProjects, missing } from './__tests__/engines/support/engines';
import type { WebKitOptions } from './__tests__/engines/support/webkit';
import { isTemplate } from './__tests__/fixtures/sites';
import { findHeadlessBrowser } from './scripts/support/browser';
import { environmentWith } from './scripts/support/system-fonts';

const chromiumArguments = [
  // Chrome's sandbox does not start for root, as which containers run.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Only this machine: every other name fails to resolve, also in windows no fixture sees.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig<WebKitOptions, WorkerOptions>({
  testDir: '__tests__',
  outputDir: 'test-results',
  fullyParallel: true,
  // Not one for each processor: where there are many, their browsers take too much memory together.
  // On two processors, two, three and four workers take the same time.
  workers: 3,
  // Long, since a busy machine may take its time; a test that passes does not wait for it.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A test that passes only at the second try hides a fault.
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    // Shorter than a test may take, so that a click that hangs says which element it waited for.
    actionTimeout: 45_000,
    launchOptions: {
      executablePath: await findHeadlessBrowser(),
      env: environmentWith('Arimo'),
      args: chromiumArguments,
    },
    screenshot: 'only-on-failure',
    // Typing, reveal and gliding are most of the browser's work: tests ask for them by `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'owner', testMatch: 'browser/owner/*.spec.ts', use: { exported: 'own' } },
    { name: 'page', testMatch: 'browser/*.spec.ts' },
    isTemplate
      ? { name: 'sites', testMatch: 'browser/sites/*.spec.ts' }
      : missing('sites', 'the extreme sites are built only while the content is the template’s'),
    ...(await engineProjects(chromiumArguments)),
  ],
});
