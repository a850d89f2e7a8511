import { emptyMessage } from '../../lib/contact/message';
import {
  expect,
  expectText,
  fillIn,
  formOf,
  openForm,
  serviceAddress,
  test,
  words,
} from './support/contact-page';

// send.test.ts tests the kinds of failure.

test('visitors cannot reach the honeypot, which stops robots', async ({ page, site, allow }) => {
  allow(/failed to send \(taken-for-spam\)/);
  await openForm(page);
  const { submit, status, openMail, name, email, message } = formOf(page);
  await fillIn(page);
  const honeypot = page.locator('input[name="topic"]');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');

  await test.step('the keyboard passes it by', async () => {
    await name.focus();
    for (const next of [email, message, submit]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  await test.step('a message with a text in it is not sent', async () => {
    await honeypot.evaluate((element: HTMLInputElement) => {
      element.focus();
      element.value = 'https://spam.example.com';
    });
    await expect(honeypot).not.toBeFocused();
    await submit.click();
    await expect(submit).toHaveText(words.failed);
    await expect(status).toContainText(words.failures['taken-for-spam']);
    await expect(openMail).toBeVisible();
    expect(site.messages).toEqual([]);
  });

  await test.step('the next attempt succeeds, because autofill may have written into it', async () => {
    await submit.click();
    await expect(submit).toHaveText(words.sent);
    await expect(openMail).toBeHidden();
    await expectText(page, emptyMessage);
    expect(site.messages).toHaveLength(1);
    expect(JSON.stringify(site.messages)).not.toMatch(/topic|spam/);
  });
});

test('after a failure the status has the focus, and the text can be corrected', async ({
  page,
  allow,
}) => {
  allow(/failed to send/, /Failed to load|request failed|ERR_/);
  await openForm(page);
  const { submit, status, openMail, name, email, message } = formOf(page);
  await page.route(serviceAddress, (route) => route.abort('connectionreset'));
  await fillIn(page);
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await submit.click();
  await expect(submit).toHaveText(words.failed);

  await test.step('the status has the focus, and everything to do is in view', async () => {
    await expect(submit).toBeEnabled();
    await expect(status, 'instead of the disabled button').toBeFocused();
    await expect(status).toContainText(words.failures.unconfirmed);
    for (const part of [status, openMail, page.getByText('You can also write to Juan at')]) {
      await expect(part, 'without scrolling').toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the text can be corrected', async () => {
    await page.keyboard.press('Tab');
    await expect(openMail).toBeFocused();
    for (const field of [name, email, message]) await expect(field).toBeEditable();
    await expectText(page);
  });
});
