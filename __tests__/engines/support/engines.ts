import { existsSync } from 'node:fs';
import { firefox, type Project, webkit } from '@playwright/test';
import { packagedChromium, packagedChromiumNeeds } from '../../owner/support/packaged-chromium';

/**
 * Returns a Playwright project for each engine besides the current Chromium, which runs all browser
 * tests: the oldest Chromium with the full design, and Playwright's builds of Firefox and WebKit. A
 * missing engine gets one skipped test that gives the reason.
 */
export function engineProjects(chromiumArguments: string[]): Project[] {
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
  use,
});

/** A project with one skipped test that gives the reason. */
export function missing(name: string, reason: string): Project {
  return { name, testMatch: 'engines/support/missing.spec.ts', metadata: { reason } };
}
