import type { Page } from '@playwright/test';
import { withBrowser } from '../../../scripts/support/browser';
import { type Finding, wrong } from '../findings';

const CONSOLE = 'Open the page with the browser’s console (F12) and look there.';
const HOST_ADDS = 'Switch off what your host adds to the page.';

/** The problems that a browser reports, with what the owner can do. */
const problems = {
  'The page does not finish loading in a browser': CONSOLE,
  'The security policy blocks part of the page': `${HOST_ADDS} Copy the host settings again (docs/deploying.md).`,
  'Files of the page are missing': 'Publish all of out/ again.',
  'Scripts fail': CONSOLE,
  'The page loads files from other hosts': HOST_ADDS,
};

type Note = (problem: keyof typeof problems, detail: string) => void;

/**
 * Opens pages in a browser, scrolls them to their end, and reports the problems of the browser.
 * @param addresses of pages on the same host
 * @throws if no browser can be started
 */
export async function browserFindings(addresses: readonly string[]): Promise<Finding[]> {
  const reported = new Map<string, Set<string>>();
  const note: Note = (problem, detail) => {
    const details = reported.get(problem) ?? new Set<string>();
    reported.set(problem, details.add(detail.slice(0, 200)));
  };
  // Chromium's sandbox does not start for root.
  const options = { chromiumSandbox: process.getuid?.() !== 0 };
  await withBrowser(async (browser) => {
    const tab = await browser.newPage();
    listen(tab, new URL(addresses[0] ?? '').host, note);
    for (const address of addresses) {
      await loadToEnd(tab, address).catch((error) =>
        note('The page does not finish loading in a browser', String(error)),
      );
    }
  }, options);
  return Object.entries(problems).flatMap(([problem, todo]) => {
    const details = [...(reported.get(problem) ?? [])].slice(0, 3);
    return details.length === 0 ? [] : wrong(`${problem}: ${details.join('; ')}.`, todo);
  });
}

/** Opens a page and scrolls to its end, because pictures load when they come near. */
async function loadToEnd(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'networkidle' });
  await tab.keyboard.press('End');
  await tab.waitForLoadState('networkidle');
}

/** From now on notes the problems of a tab, and its requests to other hosts. */
function listen(tab: Page, ownHost: string, note: Note): void {
  tab.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isOutside = /^(http|ws)s?:$/.test(protocol) && host !== ownHost;
    if (isOutside) note('The page loads files from other hosts', host);
  });
  tab.on('response', (response) => {
    const text = `${new URL(response.url()).pathname} (status ${response.status()})`;
    if (response.status() >= 400) note('Files of the page are missing', text);
  });
  tab.on('pageerror', ({ message }) => note('Scripts fail', message));
  tab.on('console', (message) => {
    const text = message.text();
    // The responses report missing files.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    const isPolicy = /content security policy/i.test(text);
    note(isPolicy ? 'The security policy blocks part of the page' : 'Scripts fail', text);
  });
}
