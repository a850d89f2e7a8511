import { installBrowser } from './browser';
import { headlessChromium } from './headless-chromium';
import { packagedChromium, unpackChromium } from './packaged-chromium';
import { hasTemplateTests } from './sites';

/**
 * Runs before the first browser test, and not when an editor reads playwright.config.ts: unpacks
 * the browsers of npm packages, or installs a browser where they do not run and none is found.
 */
export default function prepareBrowsers(): void {
  // Only the template's own tests use the oldest supported Chromium.
  const names = hasTemplateTests
    ? (['chromium-111', 'chromium-153'] as const)
    : (['chromium-153'] as const);
  for (const name of names) {
    if (packagedChromium(name)) unpackChromium(name);
  }
  if (headlessChromium().executablePath === undefined) installBrowser();
}
