import { SERVICE_HOST, madeUp as words } from '../../fixtures/content';
import { axeViolations } from '../../owner/browser/support/axe';
import { expect, test } from '../../owner/browser/support/fixtures';
import { served } from '../../sites/site-facts';
import { fillIn, formOf, openForm } from '../support/contact-page';
import { untranslatedIn } from '../support/untranslated';

// bare.spec.ts and pages.spec.ts look for untranslated texts in the pages.

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
  await fillIn(page, greek, words.form);
  await submit.click();
  await expect(submit).toHaveText(words.form.sent);
  expect(await untranslatedIn(page), 'after a success').toEqual([]);

  status = 500;
  await page.clock.fastForward(4000);
  await fillIn(page, greek, words.form);
  await submit.click();
  await expect(page.getByText(words.form.failures.unconfirmed)).toBeVisible();
  expect(await untranslatedIn(page), 'after a failure').toEqual([]);
  // axe uses timers.
  await page.clock.resume();
  expect(await axeViolations(page, '#contact')).toEqual([]);
});
