import type { Page } from '@playwright/test';

/** Waits until React has taken the page over: only then can the theme be switched. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('fieldset:enabled').first().waitFor({ state: 'attached' });
}

/** For `addInitScript`: keeps in `calls` by what name the page asked to have code run later. */
export const countCalls = `
  window.calls = [];
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback']) {
    const original = window[name];
    window[name] = (...args) => { calls.push(name); return original.apply(window, args); };
  }
`;
