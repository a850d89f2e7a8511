import type { Page } from '@playwright/test';
import { isAccepted, SEND_PATH } from '../../../lib/contact/send';
import { missingIdentifiers } from '../../../lib/contact/service';
import { withBrowser } from '../../support/browser';
import { unchecked, wrong } from '../findings';
import { type Findings, REPUBLISH, type Visit } from './visit';

const CONSOLE = 'Open the page with the browser’s console (F12) and look there.';
const HOST_ADDS = 'Switch off what your host adds to the page.';

/** The problems that a browser reports, with what the owner can do. */
const problems = {
  'The page does not finish loading in a browser': CONSOLE,
  'The security policy blocks part of the page': `${HOST_ADDS} Copy the host settings again (docs/deploying.md).`,
  'Files of the page are missing': REPUBLISH,
  'Scripts fail': CONSOLE,
  'The page loads files from other hosts': HOST_ADDS,
};

type Problem = keyof typeof problems;

/** Opens a tab and hands it to `use`. Chromium's sandbox does not start for root. */
const inTab = <Result>(use: (tab: Page) => Promise<Result>): Promise<Result> =>
  withBrowser(async (browser) => use(await browser.newPage()), {
    chromiumSandbox: process.getuid?.() !== 0,
  });

/** Opens the page in each language, scrolls to its end, and returns the problems of the browser. */
export const browserFindings = ({ page: { url }, locales }: Visit): Promise<Findings> =>
  inTab(async (tab) => {
    const reported = new Map<Problem, Set<string>>();
    const note = (problem: Problem, detail: string) => {
      const details = reported.get(problem) ?? new Set();
      reported.set(problem, details.add(detail.slice(0, 200)));
    };
    tab.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      const isOutside = /^(http|ws)s?:$/.test(protocol) && host !== new URL(url).host;
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
    try {
      for (const { folder } of locales) {
        await tab.goto(new URL(folder && `${folder}/`, url).href, { waitUntil: 'networkidle' });
        // Pictures further down load when they come near.
        await tab.keyboard.press('End');
        await tab.waitForLoadState('networkidle');
      }
    } catch (error) {
      note('The page does not finish loading in a browser', String(error));
    }
    return [...reported].map(([problem, details]) =>
      wrong(`${problem}: ${[...details].slice(0, 3).join('; ')}.`, problems[problem]),
    );
  });

/**
 * Sends one real message through the form of the published page: the e-mail service accepts
 * messages from no other address. No finding means that the service has accepted it.
 */
export async function sendingFindings(visit: Visit): Promise<Findings> {
  const { emailService } = visit.locales[0].content.contact;
  if (emailService === undefined) {
    return [unchecked('No message was sent, because the page has no form.')];
  }
  const missing = missingIdentifiers(emailService).join(', ');
  if (missing !== '') return [wrong(`The form has no ${missing}.`, 'Follow docs/contact.md.')];
  return inTab(async (tab) => {
    const answer = await submit(tab, visit).catch(() => undefined);
    if (answer === undefined) return [wrong('The form sends nothing.', CONSOLE)];
    const { status, text } = answer;
    const refusal = `The e-mail service refuses the message: ${status}, "${text.slice(0, 200)}".`;
    const todo = 'Look it up in docs/contact.md, "When a message fails".';
    return [!isAccepted(status, text) && wrong(refusal, todo)];
  });
}

/** Fills in the form and sends it. The names of its fields are the same in every language. */
async function submit(tab: Page, { page, locales }: Visit) {
  await tab.goto(page.url);
  const form = tab.locator('form:has([name="message"])');
  await form.scrollIntoViewIfNeeded();
  // Until the form's script has loaded, submitting opens a mail program.
  await tab.waitForLoadState('networkidle');
  await form.locator('[name="name"]').fill('Doctor of this website');
  // Replies go to the owner.
  await form.locator('[name="email"]').fill(locales[0].content.contact.email);
  const text = `Test of ${new Date().toISOString()} by "npm run doctor": the form works.`;
  await form.locator('[name="message"]').fill(text);
  const answered = tab.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(SEND_PATH),
  );
  await form.locator('[type="submit"]').click();
  const response = await answered;
  return { status: response.status(), text: await response.text() };
}
