import type { Locator, Page } from '@playwright/test';
import type { Message } from '../../../lib/contact/message';
import { sendPath } from '../../../lib/contact/send';
import { en } from '../../../lib/words/en';
import { expect, type TestFixtures } from './fixtures';
import { hold, open } from './page';

export const words = en.form;

export const sampleMessage: Message = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  message: 'Hello "Ñuñez" <b>👋,\nwe liked SupportHub.',
};

export const serviceAddress = `**${sendPath}`;

export const formOf = (page: Page) => ({
  name: page.getByLabel(words.name, { exact: true }),
  email: page.getByRole('textbox', { name: words.email }),
  message: page.getByRole('textbox', { name: words.message }),
  /** Found by its place, because its label changes. */
  submit: page.locator('#contact button[type=submit]'),
  status: page.locator('#contact').getByRole('status'),
  openMail: page.getByRole('link', { name: words.openMail }),
});

/**
 * Opens the page at the form, and stops its clock after hydration, so that labels stay until a test
 * moves the clock.
 */
export async function openForm(page: Page, pauseClock: TestFixtures['pauseClock']): Promise<void> {
  await page.clock.install();
  await open(page, '/#contact');
  await pauseClock(Date.now() + 60_000);
}

export async function fillIn(page: Page, changes: Partial<Message> = {}) {
  const { name, email, message } = { ...sampleMessage, ...changes };
  const form = formOf(page);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.message.fill(message);
}

/**
 * Waits until the fields contain a message, by default the sample message. They get their draft
 * when the visitor comes near.
 */
export async function expectText(page: Page, text: Message = sampleMessage): Promise<void> {
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  const { name, email, message } = formOf(page);
  await expect(name).toHaveValue(text.name);
  await expect(email).toHaveValue(text.email);
  await expect(message).toHaveValue(text.message);
}

/**
 * Brings an open form into its states: with problems, failed, sending, sent. The test allows the
 * console's lines about status 503.
 */
export async function inEachFormState(
  page: Page,
  expectState: (form: Locator, name: string) => Promise<void>,
): Promise<void> {
  const form = page.locator('#contact form');
  const { name, submit } = formOf(page);
  await submit.click();
  await expect(name).toBeFocused();
  await expectState(form, 'form-invalid');

  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await fillIn(page);
  await submit.click();
  await expect(submit).toHaveText(words.failed);
  await expectState(form, 'form-failed');
  await page.unroute(serviceAddress);

  await page.clock.runFor(3000);
  const { letThrough } = await hold(page, serviceAddress);
  await submit.click();
  await expect(submit).toHaveText(words.sending);
  await expectState(form, 'form-sending');

  letThrough();
  await expect(submit).toHaveText(words.sent);
  await expectState(form, 'form-sent');
}
