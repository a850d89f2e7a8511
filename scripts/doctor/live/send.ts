import type { Page, Request } from '@playwright/test';
import { isAccepted, SEND_PATH } from '../../../lib/contact/send';
import { missingIdentifiers } from '../../../lib/contact/service';
import type { Content } from '../../../lib/content/schema';
import { harmlessLine } from '../../support/printable';
import type { Answer } from './ask';
import { type Fenced, NoBrowser, openFenced, within } from './browser';
import { type LiveFinding, untold, wrong } from './findings';
import { type Network, Unreachable } from './network';
import { serviceAnswer } from './service-answers';

const LOAD_LIMIT_MS = 30_000;
/** The form waits until the page is two seconds old. */
const SUBMIT_LIMIT_MS = 6000;
/** The page itself gives up after 15 seconds. */
const ANSWER_LIMIT_MS = 20_000;

/** What came of the attempt: how the service took it, or what is in the way. */
export type FormResult = { sent: string } | { finding: LiveFinding };

/**
 * Sends one real message through the page's own form, in a browser at the published address: the
 * e-mail service takes messages from nowhere else.
 * @param now stands in the message, so that the owner knows which one arrived
 * @param submitLimitMs how long the form may take from the press of its button to its call
 */
export async function sendThroughForm(
  site: Answer,
  content: Content,
  network: Network,
  now: Date,
  submitLimitMs = SUBMIT_LIMIT_MS,
): Promise<FormResult> {
  const { emailService, email } = content.contact;
  if (emailService === undefined) {
    const text = 'There is no form to send with: contact.ts names no e-mail service.';
    return { finding: untold(text, 'Visitors write by mail; nothing is to be done.') };
  }
  const missing = missingIdentifiers(emailService);
  if (missing.length > 0) {
    const text = `contact.ts: the form reaches nobody without ${missing.join(', ')}.`;
    return { finding: wrong(text, 'Follow docs/contact.md, "Connect it".') };
  }
  if (emailService.captchaSiteKey !== undefined) {
    return {
      finding: untold('The form asks for a robot check.', 'Send yourself a message by hand.'),
    };
  }
  try {
    const fenced = await openFenced(site, network, [emailService.host]);
    try {
      return await attempt(fenced, site, email, { now, submitLimitMs });
    } finally {
      await fenced.close();
    }
  } catch (error) {
    if (error instanceof NoBrowser) {
      return { finding: untold(`No message was sent: ${error.message}`) };
    }
    if (error instanceof Unreachable) {
      const text = `The e-mail service ${emailService.host} ${error.message}.`;
      return { finding: wrong(text, 'Compare emailService.host in content/contact.ts.') };
    }
    throw error;
  }
}

async function attempt(
  { page, assertRunning }: Fenced,
  site: Answer,
  email: string,
  { now, submitLimitMs }: { now: Date; submitLimitMs: number },
): Promise<FormResult> {
  const posted = new Promise<Request>((resolve) => {
    page.on('request', (request) => {
      const isSend = new URL(request.url()).pathname === SEND_PATH;
      if (isSend && request.method() === 'POST') resolve(request);
    });
  });
  const isFilled = await within(LOAD_LIMIT_MS, fillIn(page, site.url, email, now));
  const request = isFilled && (await within(submitLimitMs, posted));
  if (!request) {
    assertRunning();
    const text = isFilled
      ? 'The form was filled in and submitted, but sent nothing.'
      : 'The page shows no form that can be filled in.';
    return { finding: wrong(text, 'Open the page yourself with the console (F12) in sight.') };
  }
  const answered = await within(ANSWER_LIMIT_MS, answerTo(request));
  if (answered === undefined) {
    return {
      finding: wrong(
        `The e-mail service gave no answer that the page may read (${failureOf(request)}).`,
        'Look at the service’s status page and, in your account, at the allowed origins.',
      ),
    };
  }
  const { status, text } = answered;
  const said = harmlessLine(text, 200);
  if (isAccepted(status, text)) {
    return { sent: `The e-mail service took the message ("${said}"); look for it at ${email}.` };
  }
  const { means, todo } = serviceAnswer(status);
  return {
    finding: wrong(
      `The e-mail service answered ${status}, "${said}". ${means}`,
      `${todo} (docs/contact.md)`,
    ),
  };
}

/** Fills the fields in by their names, which no translation changes, and submits. */
async function fillIn(page: Page, url: string, email: string, now: Date): Promise<true> {
  await page.goto(url, { waitUntil: 'load' });
  const form = page.locator('form:has([name="message"])');
  await form.scrollIntoViewIfNeeded();
  // The form's script comes after the first paint; before, submitting opens a mail program.
  await page.waitForLoadState('networkidle');
  await form.locator('[name="name"]').fill('Doctor of this website');
  // Whoever presses "Reply" writes to themselves.
  await form.locator('[name="email"]').fill(email);
  await form
    .locator('[name="message"]')
    .fill(
      `This is the test message of ${now.toISOString()}, sent by "npm run doctor -- --live --send". You read it, so the form works.`,
    );
  await form.locator('[type="submit"]').click();
  return true;
}

async function answerTo(request: Request): Promise<{ status: number; text: string } | undefined> {
  const response = await request.response();
  if (response === null) return undefined;
  return { status: response.status(), text: await response.text() };
}

const failureOf = (request: Request): string => request.failure()?.errorText ?? 'it took too long';
