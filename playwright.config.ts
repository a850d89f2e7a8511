import { defineConfig } from '@playwright/test';
import { engineProjects, missing } from './__tests__/engines/support/engines';
import type { WebKitOptions } from './__tests__/engines/support/webkit';
import { isTemplate } from './__tests__/fixtures/sites';
import type { WorkerOptions } from './__tests__/owner/browser/support/fixtures';
import {
  packagedChromium,
  packagedChromiumNeeds,
} from './__tests__/owner/support/packaged-chromium';
import { headlessChromium } from './__tests__/owner/support/programs';

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

/** Always the same version and the same fonts, so that pictures are the same on each machine. */
const chromiumOfPictures = packagedChromium('chromium-153');

const sitesWithPictures = isTemplate ? ['pictures/sites/*.spec.ts'] : [];
const ownerTests = 'owner/browser/*.spec.ts';

export default defineConfig<WebKitOptions, WorkerOptions>({
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
  // Pictures and ARIA snapshots. Only `npm test -- --update` writes them.
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
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    // Motion is most of the browser's work: tests ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest tests first, so that no worker is idle at the end.
    ...engineProjects(chromiumArguments),
    ...(isTemplate
      ? [
          // An owner with two languages, no e-mail and a verification file.
          { name: 'another-owner', testMatch: ownerTests, use: { exported: 'bare' } as const },
        ]
      : [
          missing('sites', 'they are built only while the content is the sample profile'),
          { name: 'owner', testMatch: ownerTests, use: { exported: 'own' } as const },
        ]),
    chromiumOfPictures
      ? {
          name: 'pictures',
          testMatch: ['pictures/*.spec.ts', ...sitesWithPictures],
          use: {
            launchOptions: {
              ...chromiumOfPictures,
              // Skia uses the same instructions on each processor.
              args: [...chromiumArguments, '--disable-skia-runtime-opts'],
            },
          },
        }
      : missing('pictures', packagedChromiumNeeds),
    // Some of the same tests also compare accessibility trees, for which any Chromium will do.
    ...(chromiumOfPictures
      ? []
      : [{ name: 'trees', testMatch: ['pictures/states.spec.ts', ...sitesWithPictures] }]),
    // A project starts its own browsers, so the owner's tests are in one with the template's if
    // both visit the same site. The engines' tests run in the oldest Chromium, not here.
    {
      name: 'page',
      testMatch: [
        'browser/*.spec.ts',
        ...(isTemplate ? ['browser/sites/*.spec.ts', ownerTests] : []),
      ],
    },
  ],
});
