import type { Page } from '@playwright/test';
import type { Answer } from './ask';
import { type Fenced, NoBrowser, openFenced, within } from './browser';
import { type LiveFinding, untold, wrong } from './findings';
import type { Network } from './network';

/** Long enough for a slow phone host; an honest page is done in two seconds. */
const LOAD_LIMIT_MS = 30_000;
/** For what comes after the first paint: scripts, pictures further down. */
const REST_LIMIT_MS = 8000;
/** A page that complains without end is as wrong as one that does so a few times. */
const MOST = 50;
const LONGEST = 200;

/** What the browser said while it showed the page. */
interface Complaints {
  violations: Set<string>;
  errors: Set<string>;
  failed: Set<string>;
  outside: Set<string>;
}

/**
 * Opens the page as a visitor does, down to its foot, and says what the browser complained of:
 * broken policies, script errors, files that did not come, questions to other hosts.
 * @param restLimitMs how long it waits for a page that has loaded to come to rest
 */
export async function browserFindings(
  site: Answer,
  network: Network,
  restLimitMs = REST_LIMIT_MS,
): Promise<LiveFinding[]> {
  try {
    const fenced = await openFenced(site, network);
    try {
      return await visit(fenced, site, restLimitMs);
    } finally {
      await fenced.close();
    }
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    return [untold(`The browser visit was left out: ${error.message}`)];
  }
}

async function visit(
  { page, assertRunning }: Fenced,
  site: Answer,
  restLimitMs: number,
): Promise<LiveFinding[]> {
  const complaints = await listen(page, site);
  const isLoaded = await within(
    LOAD_LIMIT_MS,
    page.goto(site.url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS }).then(() => true),
  );
  assertRunning();
  if (!isLoaded) {
    return [
      wrong(
        'In the browser the page does not finish loading.',
        'Open it yourself with the console (F12) in sight.',
      ),
    ];
  }
  await within(restLimitMs, lookAround(page));
  assertRunning();
  return findingsOf(complaints);
}

async function lookAround(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Pictures further down come when they are near.
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

async function listen(page: Page, site: Answer): Promise<Complaints> {
  const complaints: Complaints = {
    violations: new Set(),
    errors: new Set(),
    failed: new Set(),
    outside: new Set(),
  };
  const note = (to: Set<string>, text: unknown) => {
    if (to.size < MOST) to.add(String(text).slice(0, LONGEST));
  };
  const { host } = new URL(site.url);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) {
      note(complaints.outside, url.host);
    }
  });
  page.on('requestfailed', (request) => {
    const url = new URL(request.url());
    const why = request.failure()?.errorText ?? '';
    // What the policy blocks is said once, as a violation; what the page calls off is no fault.
    if (url.host === host && !/BLOCKED_BY_CSP|ERR_ABORTED/.test(why)) {
      note(complaints.failed, `${url.pathname} (${why})`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      note(complaints.failed, `${new URL(response.url()).pathname} (status ${response.status()})`);
    }
  });
  page.on('pageerror', (error) => note(complaints.errors, error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (/content security policy/i.test(text)) return; // Comes as a violation too.
    if (/^Failed to load resource/.test(text)) return; // Comes as a failed request too.
    note(complaints.errors, text);
  });
  await page.exposeBinding('reportPolicyViolation', (_source, text: unknown) =>
    note(complaints.violations, text),
  );
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportPolicyViolation(effectiveDirective + ' forbids ' + blockedURI));
  `);
  return complaints;
}

function findingsOf({ violations, errors, failed, outside }: Complaints): LiveFinding[] {
  const some = (texts: Set<string>) => {
    const shown = [...texts].slice(0, 3).join('; ');
    return texts.size > 3 ? `${shown}; and ${texts.size - 3} more` : shown;
  };
  return [
    ...(violations.size > 0
      ? [
          wrong(
            `The policy blocks part of the page: ${some(violations)}.`,
            'Look whether your host adds something to the page, and publish out/ whole.',
          ),
        ]
      : []),
    ...(failed.size > 0
      ? [wrong(`Files of the page do not come: ${some(failed)}.`, 'Publish out/ whole.')]
      : []),
    ...(errors.size > 0
      ? [
          wrong(
            `Scripts fail in the browser: ${some(errors)}.`,
            'Publish again; if it stays, look whether "npm test" passes.',
          ),
        ]
      : []),
    ...(outside.size > 0
      ? [
          wrong(
            `The page asks other hosts: ${some(outside)}.`,
            'This project asks none before a message is sent; switch off what your host adds.',
          ),
        ]
      : []),
  ];
}
