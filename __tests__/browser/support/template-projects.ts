import { existsSync } from 'node:fs';
import {
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  webkit,
} from '@playwright/test';
import type { WorkerOptions } from '../../owner/browser/support/fixtures';
import { headlessChromium } from '../../owner/support/headless-chromium';
import { packagedChromium, packagedChromiumNeeds } from '../../owner/support/packaged-chromium';
import { isTemplate } from '../../owner/support/sites';

/** Always the same version and the same fonts, so that pictures are the same on each machine. */
const chromiumOfPictures = packagedChromium('chromium-153');

const sitesWithPictures = isTemplate ? ['pictures/sites/*.spec.ts'] : [];
const ownerTests = 'owner/browser/*.spec.ts';

/** Otherwise lines differ a little where a part of them was drawn again. */
const wholeRaster = '--disable-partial-raster';

/** The projects of the template's own tests, besides that of the owner's. */
export const templateProjects = (
  chromiumArguments: string[],
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>[] => [
  // The longest tests first, so that no worker is idle at the end. One worker is enough for a
  // project with a few tests, because each worker starts a browser.
  ...engineProjects(chromiumArguments),
  isTemplate
    ? // An owner with three languages and a verification file.
      { name: 'another-owner', testMatch: ownerTests, workers: 1, use: { siteName: 'bare' } }
    : missing('sites', 'they are built only while the content is the sample profile'),
  chromiumOfPictures
    ? {
        name: 'pictures',
        testMatch: ['pictures/*.spec.ts', ...sitesWithPictures],
        use: {
          launchOptions: {
            ...chromiumOfPictures,
            args: [
              ...chromiumArguments,
              // Skia uses the same instructions on each processor.
              '--disable-skia-runtime-opts',
              wholeRaster,
            ],
          },
        },
      }
    : missing('pictures', packagedChromiumNeeds),
  // Some of the same tests also compare accessibility trees, for which any Chromium will do.
  ...(chromiumOfPictures
    ? []
    : [{ name: 'trees', testMatch: ['pictures/states.spec.ts', ...sitesWithPictures] }]),
  // Projects do not share browsers, which take long to start. So the owner's tests run in this
  // project, too, if both visit the same site. The engines' tests run in the oldest Chromium, not
  // here.
  {
    name: 'page',
    testMatch: [
      'browser/*.spec.ts',
      ...(isTemplate ? ['browser/sites/*.spec.ts', ownerTests] : []),
    ],
    // One of its tests compares two pictures.
    use: { launchOptions: { ...headlessChromium(), args: [...chromiumArguments, wholeRaster] } },
  },
];

/**
 * Returns a Playwright project for each engine besides the current Chromium, which runs all browser
 * tests: the oldest Chromium with the full design, and Playwright's builds of Firefox and WebKit. A
 * missing engine gets one skipped test that gives the reason.
 */
function engineProjects(chromiumArguments: string[]): Project[] {
  const oldChromium = packagedChromium('chromium-111');
  return [
    oldChromium
      ? project('chromium-111', { launchOptions: { ...oldChromium, args: chromiumArguments } })
      : missing('chromium-111', packagedChromiumNeeds),
    ...([firefox, webkit] as const).map((engine) => {
      const browserName = engine.name() as 'firefox' | 'webkit';
      return existsSync(engine.executablePath())
        ? project(browserName, { browserName, launchOptions: {} })
        : missing(browserName, `run "npx playwright install --with-deps ${browserName}"`);
    }),
  ];
}

const project = (name: string, use: Project['use']): Project => ({
  name,
  testMatch: 'engines/*.spec.ts',
  workers: 1,
  use,
});

/** A project with one skipped test that gives the reason. */
function missing(name: string, reason: string): Project {
  return { name, testMatch: 'engines/support/missing.spec.ts', metadata: { reason } };
}
