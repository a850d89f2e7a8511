import { existsSync } from 'node:fs';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { fontEnvironment } from './support/font-environment';
import { packagedChromium, packagedChromiumNeeds } from './support/packaged-chromium';

const args = [
  // Chrome's sandbox does not start for root, the usual user of containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Tests reach only this machine: no window of the browser resolves other names.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Otherwise lines differ a little where a part of them was drawn again.
  '--disable-partial-raster',
  // Skia then uses the same instructions on each processor, for the same pictures.
  '--disable-skia-runtime-opts',
];

/** A project with one skipped test. Its name gives the reason. */
const missing = (name: string, reason: string): Project => ({
  name: `${name}: ${reason}`,
  testMatch: 'support/browser-not-installed.spec.ts',
});

/** The same version and the same fonts on each machine, so that pictures are the same. */
const chromiumOfPictures = packagedChromium('chromium-153');

const oldChromium = packagedChromium('chromium-111');

/** The oldest Chromium with the full design, and Playwright's builds of Firefox and WebKit. */
const engines: Project[] = [
  oldChromium
    ? // With a scrollbar that takes room, as in Windows.
      engine('chromium-111', {
        launchOptions: { ...oldChromium, args, ignoreDefaultArgs: ['--hide-scrollbars'] },
      })
    : missing('chromium-111', packagedChromiumNeeds),
  ...([firefox, webkit] as const).map((browser) => {
    const browserName = browser.name() as 'firefox' | 'webkit';
    return existsSync(browser.executablePath())
      ? engine(browserName, { browserName, launchOptions: {} })
      : missing(browserName, `run "npx playwright install --with-deps ${browserName}"`);
  }),
];

// One worker is enough for a few tests, because each worker starts a browser.
function engine(name: string, use: Project['use']): Project {
  return { name, testMatch: 'engines/*.spec.ts', workers: 1, use };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/prepare-browsers.ts',
  fullyParallel: true,
  // More take longer on two processors. On many, one worker for each would take too much memory.
  workers: 2,
  // Long, for busy machines; a test that passes does not wait for it.
  timeout: 240_000,
  // Short enough that a wrong expectation fails soon.
  expect: { timeout: 10_000 },
  // Names begin with `pictures` or `golden`.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  updateSnapshots: 'none',
  // A retry would hide a fault.
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  use: {
    // Shorter than a test's timeout, so that a click that hangs names its element.
    actionTimeout: 10_000,
    launchOptions: { ...(chromiumOfPictures ?? { env: fontEnvironment() }), args },
    viewport: { width: 1440, height: 900 },
    // The tests of a worker use one page, which Playwright clears after each of them.
    reuseContext: true,
    // Motion is most of the browser's work: tests ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...engines,
    // One project, because each starts workers and browsers of its own.
    {
      name: 'behavior',
      testMatch: [
        ...(chromiumOfPictures ? ['pictures/*.spec.ts'] : []),
        'rules/*.spec.ts',
        'browser/*.spec.ts',
      ],
    },
    ...(chromiumOfPictures ? [] : [missing('pictures', packagedChromiumNeeds)]),
  ],
});
