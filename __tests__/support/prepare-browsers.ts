import { installBrowser } from './browser';
import { headlessChromium } from './headless-chromium';
import { packagedChromium, unpackChromium } from './packaged-chromium';

/**
 * Runs before the first browser test, and not when an editor reads playwright.config.ts: unpacks
 * the browsers of npm packages, or installs a browser where they do not run and none is found.
 */
export default function prepareBrowsers(): void {
  for (const name of ['chromium-111', 'chromium-153'] as const) {
    if (packagedChromium(name)) unpackChromium(name);
  }
  if (headlessChromium().executablePath === undefined) installBrowser();
}
