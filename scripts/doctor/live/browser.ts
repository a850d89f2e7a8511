import { type Browser, chromium, type Page } from '@playwright/test';
import { isAccepted, SEND_PATH } from '../../../lib/contact/send';
import { missingIdentifiers } from '../../../lib/contact/service';
import { findBrowser } from '../../test/browser';
import { unchecked, wrong } from '../findings';
import type { Found, Visit } from './visit';

const PUBLISH = 'Publish all of out/ again.';
const CONSOLE = 'Open the page with the browser’s console (F12) and look there.';
const HOST_ADDS = 'Switch off what your host adds to the page.';

/**
 * Opens a tab in a headless browser, hands it to `use` and closes the browser.
 * @returns what `use` returns; without a browser the reason, as a finding
 */
async function inBrowser(use: (tab: Page) => Promise<Found>): Promise<Found> {
  let browser: Browser;
  try {
    const executablePath = await findBrowser();
    // Chromium's sandbox does not start for root.
    const chromiumSandbox = process.getuid?.() !== 0;
    browser = await chromium.launch({ executablePath, chromiumSandbox });
  } catch (error) {
    return [unchecked(`No browser opened the page: ${String(error).split('\n')[0]}`)];
  }
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Opens the page as a visitor does, down to its foot, and says what the browser complains of. */
export const browserFindings = ({ page: { url } }: Visit): Promise<Found> =>
  inBrowser(async (tab) => {
    const { blocked, missing, errors, outside } = listen(tab, new URL(url).host);
    try {
      await tab.goto(url, { waitUntil: 'networkidle' });
      // Pictures further down come when they are near.
      await tab.keyboard.press('End');
      await tab.waitForLoadState('networkidle');
    } catch {
      return [wrong('The page does not finish loading in a browser.', CONSOLE)];
    }
    const say = (text: string, found: Set<string>, todo: string) =>
      found.size > 0 && wrong(`${text}: ${[...found].slice(0, 3).join('; ')}.`, todo);
    return [
      say('The security policy blocks part of the page', blocked, HOST_ADDS),
      say('Files of the page are missing', missing, PUBLISH),
      say('Scripts fail', errors, CONSOLE),
      say('The page asks other hosts', outside, HOST_ADDS),
    ];
  });

/** Collects what the browser complains of from now on. */
function listen(tab: Page, ownHost: string) {
  const blocked = new Set<string>();
  const missing = new Set<string>();
  const errors = new Set<string>();
  const outside = new Set<string>();
  tab.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && host !== ownHost) outside.add(host);
  });
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What Cloudflare adds is named by the check of the build.
    if (response.status() < 400 || pathname.startsWith('/cdn-cgi/')) return;
    missing.add(`${pathname} (status ${response.status()})`);
  });
  tab.on('pageerror', (error) => errors.add(error.message));
  tab.on('console', (message) => {
    const text = message.text().slice(0, 200);
    // Missing files are named by their answers.
    if (message.type() !== 'error' || /^Failed to load resource/.test(text)) return;
    (/content security policy/i.test(text) ? blocked : errors).add(text);
  });
  return { blocked, missing, errors, outside };
}

/**
 * Sends one real message through the form of the published page: the e-mail service takes messages
 * from no other place. Without a finding the service has taken it.
 */
export async function sendingFindings(visit: Visit): Promise<Found> {
  const { emailService } = visit.content.contact;
  if (emailService === undefined) {
    return [unchecked('No message was sent: content/contact.ts has no emailService.')];
  }
  const missing = missingIdentifiers(emailService).join(', ');
  if (missing !== '') return [wrong(`The form lacks ${missing}.`, 'Follow docs/contact.md.')];
  if (emailService.captchaSiteKey !== undefined) {
    return [unchecked('No message was sent: the form has a robot check. Send one yourself.')];
  }
  return inBrowser(async (tab) => {
    const answer = await submit(tab, visit).catch(() => undefined);
    if (answer === undefined) return [wrong('The form sends nothing.', CONSOLE)];
    const { status, text } = answer;
    const refusal = `The e-mail service refuses the message: ${status}, "${text.slice(0, 200)}".`;
    const todo = 'docs/contact.md, "When a message fails", says what that means.';
    return [!isAccepted(status, text) && wrong(refusal, todo)];
  });
}

/** Fills in the form by the names of its fields, which no translation changes, and sends it. */
async function submit(tab: Page, { page, content }: Visit) {
  await tab.goto(page.url);
  const form = tab.locator('form:has([name="message"])');
  await form.scrollIntoViewIfNeeded();
  // The form's script comes after the first paint; before, submitting opens a mail program.
  await tab.waitForLoadState('networkidle');
  await form.locator('[name="name"]').fill('Doctor of this website');
  // Replies go to the owner.
  await form.locator('[name="email"]').fill(content.contact.email);
  const text = `Test of ${new Date().toISOString()} by "npm run doctor": the form works.`;
  await form.locator('[name="message"]').fill(text);
  const answered = tab.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(SEND_PATH),
  );
  await form.locator('[type="submit"]').click();
  const response = await answered;
  return { status: response.status(), text: await response.text() };
}
