import type { Page } from '@playwright/test';

/** What a page from the back/forward cache gets. Playwright turns this cache off. */
export const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
