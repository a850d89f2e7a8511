import type { Page } from '@playwright/test';
import { isAccepted, SEND_PATH } from '../../../lib/contact/send';
import { missingIdentifiers } from '../../../lib/contact/service';
import { unchecked, wrong } from '../findings';
import { inBrowser } from './browser';
import type { Found, Visit } from './visit';

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
    if (answer === undefined) {
      return [wrong('The form sends nothing.', 'Try it with the browser’s console (F12) open.')];
    }
    const { status, text } = answer;
    return [
      !isAccepted(status, text) &&
        wrong(
          `The e-mail service refuses the message: ${status}, "${text.slice(0, 200)}".`,
          'docs/contact.md, "When a message fails", says what that means.',
        ),
    ];
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
  const moment = new Date().toISOString();
  await form
    .locator('[name="message"]')
    .fill(`Test of ${moment} by "npm run doctor". You can read this, so the form works.`);
  const answered = tab.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(SEND_PATH),
  );
  await form.locator('[type="submit"]').click();
  const response = await answered;
  return { status: response.status(), text: await response.text() };
}
