import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { packagedChromium, unpackChromium } from './packaged-chromium';

// Tools outside of the repository, which photograph the page, load this file, too.

/**
 * Runs before the first browser test, and not when an editor reads playwright.config.ts: unpacks
 * the browsers of npm packages or, where they do not run, lets Playwright install its Chromium.
 */
export default async function prepareBrowsers(): Promise<void> {
  const names = (['chromium-111', 'chromium-153'] as const).filter((name) =>
    packagedChromium(name),
  );
  await Promise.all(names.map(unpackChromium));
  if (packagedChromium('chromium-153')) return;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Does nothing if it is installed. Its output goes to stderr, because stdout is for results.
  execFileSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 180_000,
  });
}
