import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Project } from '@playwright/test';
import { engineProjects, missing } from '../../engines/support/engines';
import type { WorkerOptions } from '../../owner/browser/support/fixtures';
import { packagedChromium, packagedChromiumNeeds } from '../../owner/support/packaged-chromium';
import { isTemplate } from '../../owner/support/sites';

/** Always the same version and the same fonts, so that pictures are the same on each machine. */
const chromiumOfPictures = packagedChromium('chromium-153');

const sitesWithPictures = isTemplate ? ['pictures/sites/*.spec.ts'] : [];
const ownerTests = 'owner/browser/*.spec.ts';

/** The projects of the template's own tests, besides that of the owner's. */
export const templateProjects = (
  chromiumArguments: string[],
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WorkerOptions>[] => [
  // The longest tests first, so that no worker is idle at the end.
  ...engineProjects(chromiumArguments),
  isTemplate
    ? // An owner with two languages, no e-mail and a verification file.
      { name: 'another-owner', testMatch: ownerTests, use: { exported: 'bare' } }
    : missing('sites', 'they are built only while the content is the sample profile'),
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
];
