import type { Page } from '@playwright/test';
import { en } from '../../../lib/words/en';
import { expect } from './fixtures';
import { hydrated } from './look';

/** What the form says; its four labels of sending stand in the specification. */
export const words = en.form;

export const sample = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  message: 'Hello "Ñuñez" <b>👋,\nwe liked SupportHub.',
};

export const empty = { name: '', email: '', message: '' };

type Message = typeof sample;

/** Where the form posts its message. */
export const serviceAddress = '**/api/v1.0/email/send';

/** The contact form as a visitor sees it, in English or other words. */
export const formOf = (page: Page, said = words) => ({
  name: page.getByLabel(said.name, { exact: true }),
  email: page.getByRole('textbox', { name: said.email }),
  message: page.getByRole('textbox', { name: said.message }),
  /** By its place, since its label is what changes. */
  submit: page.getByRole('group', { name: said.sendingGroup }).getByRole('button'),
  status: page.locator('#contact').getByRole('status'),
  openMail: page.getByRole('link', { name: said.openMail }),
  copy: page.getByRole('button', { name: said.copy }),
});

/**
 * Opens the page at the form, with the browser's clock in our hands and the minimum time before
 * the first send gone by.
 */
export async function openForm(page: Page, url = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}#contact`);
  await page.clock.fastForward(5000);
}

/** Fills the form in as soon as its script runs. */
export async function write(page: Page, changes: Partial<Message> = {}, said = words) {
  const { name, email, message } = { ...sample, ...changes };
  const form = formOf(page, said);
  await hydrated(page);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.message.fill(message);
}

/** What stands in the fields. */
export async function textOf(page: Page): Promise<Message> {
  const form = formOf(page);
  return {
    name: await form.name.inputValue(),
    email: await form.email.inputValue(),
    message: await form.message.inputValue(),
  };
}

/** Expects that the fields come to hold a message, by default the sample. */
export async function expectText(page: Page, message: Message = sample): Promise<void> {
  await expect.poll(() => textOf(page), 'what stands in the fields').toEqual(message);
}

/** Fills the form in, sends it, and waits for the button's last word. */
export async function writeAndSend(page: Page, changes: Partial<Message> = {}): Promise<string> {
  await write(page, changes);
  const { submit } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText(/Message Sent!|Failed to Send/);
  return submit.innerText();
}

/**
 * Keeps what the form sends from the e-mail service until the returned function is called, which
 * lets it through. `requests` are the bodies that came.
 */
export async function holdMessages(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const requests: string[] = [];
  await page.route(serviceAddress, async (route) => {
    requests.push(route.request().postData() ?? '');
    await held;
    // The form may have given up meanwhile.
    await route.continue().catch(() => {});
  });
  return { requests, letThrough };
}

export { expect, test } from './fixtures';
