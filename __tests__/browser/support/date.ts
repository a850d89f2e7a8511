import type { Page } from '@playwright/test';

// The footer shows the year of the visit, or without scripts that of the build. Stored trees and
// pictures have the year of one day.

const day = new Date('2026-11-23');

/** Fixes the date of a page. Its timers still run. */
export const fixDate = (page: Page): Promise<void> => page.clock.setFixedTime(day);

/** Replaces the year of the build in a page, for pages on which no script runs. */
export async function fixDateOfBuild(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/© \d{4} /, `© ${day.getUTCFullYear()} `);
    await route.fulfill({ response, body });
  });
}
