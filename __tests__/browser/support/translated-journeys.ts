import type { Page } from '@playwright/test';
import { MESSAGE_LIMIT } from '../../../lib/contact/message';
import type { RunningServer } from '../../../scripts/support/preview-server';
import {
  expect,
  expectText,
  formOf,
  sample,
  serviceAddress,
  textOf,
  words,
  write,
} from './contact-page';
import { open, waitForHydration } from './page';
import { translatePage } from './translation';

// React crashes when it inserts before a text node that a browser has replaced, or removes it.
// These journeys visit every part of the page that React changes. They need a narrow window with
// motion.

/** Uses menu, theme, headline and a closed list of a translated page. */
export async function browseTranslatedPage(page: Page, url: string): Promise<void> {
  await open(page, `${url}/`);
  await translatePage(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('radio', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Skills', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Juan dela Cruz' }).first().click();
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  await page.locator('#projects summary').first().click();
  await expect(page.locator('#projects details').first()).toHaveJSProperty('open', true);
  await expectWholePage(page);
}

/** Corrects a message on a translated page, and sends it after two failures and a reload. */
export async function sendFromTranslatedPage(page: Page, site: RunningServer): Promise<void> {
  await open(page, `${site.url}/#contact`);
  await translatePage(page);
  const { name, message, submit, status, openMail, copy } = formOf(page);

  await submit.click();
  await expect(page.getByText(words.faults['name-missing'])).toBeVisible();
  await write(page);
  await expect(page.getByText(words.faults['name-missing'])).toBeHidden();
  // The counter and its notice come and go.
  await message.fill('a'.repeat(MESSAGE_LIMIT));
  await expect(page.getByText('of 5,000 characters')).toBeVisible();
  await message.fill(sample.message);
  await expect(page.getByText('of 5,000 characters')).toBeHidden();

  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(status).toContainText(words.failures.unconfirmed);
  await expect(submit).toHaveText('Send Message');
  await copy.click();
  await expect(page.getByText(words.isCopied).or(page.getByText(words.isSelected))).toBeVisible();
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(openMail).toBeVisible();
  expect(await textOf(page)).toEqual(sample);

  // Firefox reports an error when a page is left while it loads a font.
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.reload();
  await waitForHydration(page);
  await translatePage(page);
  await name.evaluate((field: HTMLInputElement) => {
    field.value = '';
    dispatchEvent(new Event('pageshow'));
  });
  await expectText(page);
  await page.unroute(serviceAddress);
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  await expectText(page, { name: '', email: '', message: '' });
  expect(site.messages.map(({ template_params }) => template_params)).toMatchObject([
    { from_name: sample.name, reply_to: sample.email, message: sample.message },
  ]);
  await expect(submit).toHaveText('Send Message');
  await expectWholePage(page);
}

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: 'Get In Touch' })).toBeAttached();
  await expect(formOf(page).message).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}
