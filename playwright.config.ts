import { defineConfig, type Project } from '@playwright/test';
import type { WorkerOptions } from './__tests__/owner/browser/support/fixtures';
import { headlessChromium } from './__tests__/owner/support/headless-chromium';
import { hasTemplateTests, isTemplate } from './__tests__/owner/support/sites';

const chromiumArguments = [
  // Chrome's sandbox does not start for root, the usual user of containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Tests reach only this machine: no window of the browser resolves other names.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const ownerProject: Project<object, WorkerOptions> = {
  name: 'owner',
  testMatch: 'owner/browser/*.spec.ts',
  use: { siteName: 'own' },
};

// Not a literal, because the types are also checked where the file is gone.
const templateFile: string = './__tests__/browser/support/template-projects.ts';
const templateProjects: Project<object, WorkerOptions>[] = hasTemplateTests
  ? (await import(templateFile)).templateProjects(chromiumArguments)
  : [];

export default defineConfig<object, WorkerOptions>({
  testDir: '__tests__',
  outputDir: 'test-results',
  globalSetup: './__tests__/owner/support/prepare-browsers.ts',
  fullyParallel: true,
  // On two processors, two, three and four workers take the same time. On many processors, one
  // worker for each would take too much memory.
  workers: 3,
  // Long, for busy machines; a test that passes does not wait for it.
  timeout: 240_000,
  // Short enough that a wrong expectation fails soon.
  expect: { timeout: 10_000 },
  // Pictures, trees and heads. Only an update writes them.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // A retry would hide a fault.
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    // Shorter than a test's timeout, so that a click that hangs names its element.
    actionTimeout: 10_000,
    launchOptions: { ...headlessChromium(), args: chromiumArguments },
    viewport: { width: 1440, height: 900 },
    // Motion is most of the browser's work: tests ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...templateProjects,
    // Without content of an owner, the template's project "page" runs the owner's tests, too.
    ...(hasTemplateTests && isTemplate ? [] : [ownerProject]),
  ],
});
