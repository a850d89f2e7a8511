import type { Locator, Page } from '@playwright/test';
import { fillIn, formOf, sample, serviceAddress } from '../../browser/support/contact-page';
import { expect } from '../../owner/browser/support/fixtures';
import { hold } from '../../owner/browser/support/page';
import type { State, Visit } from './states';

const contactOf = (page: Page): Locator => page.locator('#contact form');

/** Writes the sample message after an attempt to send, whose result the button has shown. */
async function writeSample({ page, words }: Visit): Promise<void> {
  await fillIn(page, {}, words.form);
  await page.clock.runFor(3000);
  await expect(formOf(page, words.form).submit).toHaveText(words.form.idle);
}

async function send(visit: Visit): Promise<Locator> {
  await writeSample(visit);
  await formOf(visit.page, visit.words.form).submit.click();
  return contactOf(visit.page);
}

/** The states of the form after `openForm`, in an order in which they can follow each other. */
export const formStates: readonly State[] = [
  // First, because the fields are empty.
  {
    name: 'form-invalid',
    async enter({ page, words }) {
      const { name, submit } = formOf(page, words.form);
      await submit.click();
      await expect(name).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-incomplete-address',
    async enter({ page, words }) {
      await fillIn(page, { email: 'ana@example' }, words.form);
      const { email, submit } = formOf(page, words.form);
      await submit.click();
      await expect(email).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-other-direction',
    async enter({ page, words }) {
      await fillIn(page, { name: 'דנה כהן', message: 'שלום, Juan!' }, words.form);
      return contactOf(page);
    },
  },
  {
    name: 'form-almost-full',
    async enter({ page, words }) {
      await fillIn(page, { message: 'a'.repeat(4999) }, words.form);
      await expect(formOf(page, words.form).message).toHaveAccessibleDescription(/999/);
      return contactOf(page);
    },
  },
  {
    name: 'form-too-long',
    async enter({ page, words }) {
      await fillIn(page, { message: 'Are you free in June? '.repeat(250) }, words.form);
      const { message, submit } = formOf(page, words.form);
      await submit.click();
      await expect(message).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-sent',
    async enter(visit) {
      const form = await send(visit);
      await expect(form.getByRole('status')).toContainText(sample.email);
      return form;
    },
  },
  ...(
    [
      ['form-not-confirmed', 503, 'unconfirmed'],
      ['form-out-of-order', 400, 'owner-must-fix'],
    ] as const
  ).map(([name, status, failure]) => ({
    name,
    async enter(visit: Visit) {
      await visit.page.route(serviceAddress, (route) => route.fulfill({ status }));
      const form = await send(visit);
      const [sentence] = visit.words.form.failures[failure].split('{');
      await expect(form.getByRole('status')).toContainText(sentence ?? '');
      return form;
    },
  })),
  // Last, because it does not end.
  {
    name: 'form-sending',
    async enter(visit) {
      const { page, words } = visit;
      await hold(page, serviceAddress);
      await writeSample(visit);
      // With the keyboard, so that the picture has the ring of the focus.
      await formOf(page, words.form).submit.press('Enter');
      const form = contactOf(page);
      const { sending } = words.form;
      await expect(form.getByRole('button', { name: sending })).toBeVisible();
      return form;
    },
  },
];
