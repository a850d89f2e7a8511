import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type BrowserType,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  webkit,
} from '@playwright/test';
import { packagedChromium, packagedChromiumNeeds } from '../../owner/support/packaged-chromium';
import { existsOnPath, findProgram } from '../../owner/support/programs';
import type { WebKitOptions } from './webkit';

type Use = Project<PlaywrightTestOptions & WebKitOptions, PlaywrightWorkerOptions>['use'];

/**
 * Returns a Playwright project for each engine besides the current Chromium, which runs all browser
 * tests: the oldest Chromium with the full design, Firefox and WebKit. Playwright's own builds are
 * used where they are installed, Debian's builds elsewhere. A missing engine gets one skipped test
 * that gives the reason.
 */
export function engineProjects(chromiumArguments: string[]) {
  const oldChromium = packagedChromium('chromium-111');
  const executablePath = findProgram('firefox-esr', 'firefox');
  const miniBrowser = findMiniBrowser();
  const ownBuild = (browserName: 'firefox' | 'webkit', type: BrowserType): Use | undefined =>
    existsSync(type.executablePath()) ? { browserName, launchOptions: {} } : undefined;
  return [
    project(
      'chromium-111',
      oldChromium && { launchOptions: { ...oldChromium, args: chromiumArguments } },
      packagedChromiumNeeds,
    ),
    project(
      'firefox',
      ownBuild('firefox', firefox) ??
        (executablePath === undefined
          ? undefined
          : { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } }),
      'not installed: install Firefox, or run "npx playwright install --with-deps firefox"',
    ),
    project(
      'webkit',
      ownBuild('webkit', webkit) ?? (miniBrowser ? { miniBrowser } : undefined),
      'not installed: install webkit2gtk-driver and xvfb, or run "npx playwright install --with-deps webkit"',
    ),
  ];
}

/** A project that runs the engine tests, or that skips them if `use` is undefined. */
function project(name: string, use: Use | undefined, reason: string) {
  return use ? { name, testMatch: 'engines/*.spec.ts', use } : missing(name, reason);
}

/** A project with one skipped test that gives the reason. */
export function missing(name: string, reason: string): Project {
  return { name, testMatch: 'engines/support/missing.spec.ts', metadata: { reason } };
}

/**
 * Finds WebKitGTK's MiniBrowser, which Debian installs beside the libraries and which needs a
 * screen.
 */
function findMiniBrowser(): string | undefined {
  if (!existsOnPath('Xvfb')) return undefined;
  const folders = ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  const programs = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'MiniBrowser')));
  return programs.find(existsSync);
}
