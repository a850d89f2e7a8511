import type { Locator, Page } from '@playwright/test';
import {
  formOf,
  openForm,
  sample,
  serviceAddress,
  write,
} from '../../browser/support/contact-page';
import { expect } from '../../owner/browser/support/fixtures';
import { hold } from '../../owner/browser/support/page';
import type { State, Visit } from './states';

const contactOf = (page: Page): Locator => page.locator('#contact form');

/** Opens the form, writes the sample message with a clock that stands still, and sends it. */
async function send({ page, url, words }: Visit): Promise<Locator> {
  await openForm(page, url);
  await write(page, {}, words.form);
  await formOf(page, words.form).submit.click();
  return contactOf(page);
}

/** The states of the form. */
export const formStates: readonly State[] = [
  {
    name: 'form-invalid',
    async enter({ page, url, words }) {
      await openForm(page, url);
      const { name, submit } = formOf(page, words.form);
      await submit.click();
      await expect(name).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-incomplete-address',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { email: 'ana@example' }, words.form);
      const { email, submit } = formOf(page, words.form);
      await submit.click();
      await expect(email).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-other-direction',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { name: 'דנה כהן', message: 'שלום, Juan!' }, words.form);
      return contactOf(page);
    },
  },
  {
    name: 'form-almost-full',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { message: 'a'.repeat(4999) }, words.form);
      await expect(formOf(page, words.form).message).toHaveAccessibleDescription(/999/);
      return contactOf(page);
    },
  },
  {
    name: 'form-too-long',
    async enter({ page, url, words }) {
      await openForm(page, url);
      await write(page, { message: 'Are you free in June? '.repeat(250) }, words.form);
      const { message, submit } = formOf(page, words.form);
      await submit.click();
      await expect(message).toBeFocused();
      return contactOf(page);
    },
  },
  {
    name: 'form-sending',
    async enter(visit) {
      const { page, url, words } = visit;
      await hold(page, serviceAddress);
      await openForm(page, url);
      await write(page, {}, words.form);
      // With the keyboard, so that the picture has the ring of the focus.
      await formOf(page, words.form).submit.press('Enter');
      const form = contactOf(page);
      const { sending } = words.form;
      await expect(form.getByRole('button', { name: sending })).toBeVisible();
      return form;
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
];
