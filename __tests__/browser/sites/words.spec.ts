import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SERVICE_HOST, madeUp as words } from '../../fixtures/content';
import { untranslated } from '../../fixtures/made-up-language';
import { served } from '../../fixtures/sites';
import { axeViolations } from '../../owner/browser/support/axe';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open, waitForPrintStyles } from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';
import { exportOf } from '../../owner/support/sites';
import { formOf, openForm, write } from '../support/contact-page';

// Both sites are in a made-up language: a text that is not in it is written in the code.

/** All texts of a page, visible or not: text nodes, names, descriptions, titles. */
async function textsOf(page: Page): Promise<string> {
  const texts = await page.locator('html *:not(script, style)').evaluateAll((all) => {
    const names = ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext'];
    const metas = '[name="description"], [property$=title], [property$=":alt"]';
    return all.flatMap((each) => [
      // Where scripts run, the content of <noscript> is one text with tags.
      ...[...each.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.replace(/<[^>]*>/g, ' ')),
      ...(each.matches(metas) ? [...names, 'content'] : names).map((name) =>
        each.getAttribute(name),
      ),
    ]);
  });
  return texts.filter(Boolean).join('\n');
}

const untranslatedIn = async (page: Page) => untranslated(await textsOf(page));

for (const name of ['everything', 'bare'] as const) {
  test(`"${name}" contains no untranslated text`, async ({ page, serve }) => {
    const { url } = await serve(served(name));
    for (const [address, title] of [
      ['/', words.contact.title],
      ['/404.html', words.notFound.title],
    ] as const) {
      await open(page, `${url}${address}`);
      expect(await textsOf(page)).toContain(title);
      expect(await untranslatedIn(page), address).toEqual([]);
    }
  });
}

test('llms.txt and the printed page contain no untranslated text', async ({ page, serve }) => {
  const dir = exportOf('bare');
  const llms = await readFile(path.join(dir, 'llms.txt'), 'utf8');
  expect(llms).toContain(words.home.cv);
  expect(untranslated(llms)).toEqual([]);
  const { url } = await serve({ dir });
  await page.goto(url);
  await waitForPrintStyles(page);
  const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(text).toContain(words.skills.title);
  expect(untranslated(text)).toEqual([]);
});

/** A message without Latin letters, which would count as untranslated. */
const greek = { name: 'Ανα', message: 'Καλημέρα' };

test('the results of sending are in the language of the page', async ({ page, serve, allow }) => {
  allow(/request to outside: https:\/\/mail\.example\.com/);
  allow(/failed to send/, /Failed to load resource/);
  const { url } = await serve(served('everything'));
  await openForm(page, `${url}/`);
  const { submit } = formOf(page, words.form);
  let status = 200;
  await page.route(`${SERVICE_HOST}/**`, (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status, body: status === 200 ? 'OK' : '', headers });
  });
  await write(page, greek, words.form);
  await submit.click();
  await expect(submit).toHaveText(words.form.sent);
  expect(await untranslatedIn(page), 'after a success').toEqual([]);

  status = 500;
  await page.clock.fastForward(4000);
  await write(page, greek, words.form);
  await submit.click();
  await expect(page.getByText(words.form.failures.unconfirmed)).toBeVisible();
  expect(await untranslatedIn(page), 'after a failure').toEqual([]);
  // axe uses timers.
  await page.clock.resume();
  expect(await axeViolations(page, '#contact')).toEqual([]);
});
