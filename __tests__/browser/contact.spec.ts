import {
  expectText,
  fillIn,
  formOf,
  openForm,
  serviceAddress,
  words,
} from '../support/browser/contact-page';
import { expect, test } from '../support/browser/fixtures';
import { overflowOf } from '../support/browser/overflow';
import { hold } from '../support/browser/page';

// MessageForm.test.tsx tests how long labels stay, and a message that is too long; contact.test.ts
// tests what is sent and the kinds of failure.

test('a message arrives once, and no text widens the page', async ({
  page,
  server,
  pauseClock,
}) => {
  await openForm(page, pauseClock);
  const { submit, status, name, email, message } = formOf(page);
  const { letThrough, requests } = await hold(page, serviceAddress);
  await fillIn(page);
  await name.focus();
  for (let count = 0; count < 10; count++) await page.keyboard.press('Enter');
  await submit.dispatchEvent('click');
  await expect(submit).toHaveText(words.sending);
  await expect(submit).toBeDisabled();
  for (const field of [name, email, message]) {
    await expect(field).not.toBeEditable();
    await expect(field, 'a text has its own direction').toHaveCSS('unicode-bidi', 'plaintext');
  }
  await expect(name, 'the focus does not move while the message is being sent').toBeFocused();
  await expect.poll(() => requests.length).toBe(1);
  letThrough();

  await expect(submit).toHaveText(words.sent);
  for (const part of [submit, status]) {
    await expect(part, 'without scrolling').toBeInViewport({ ratio: 1 });
  }
  expect(server.messages).toHaveLength(1);
  expect(requests).toHaveLength(1);
  await expectText(page, { name: '', email: '', message: '' });
  await expect(name).toBeEditable();
  await expect(name, 'the focus does not move afterwards').toBeFocused();

  await page.clock.runFor(3000);
  const link = `https://docs.example.com/${'Wm1'.repeat(300)}`;
  const long = {
    name: link,
    email: `${'m'.repeat(64)}@${'w'.repeat(60)}.example.com`,
    message: `${link}\n${'漢'.repeat(500)}\n${'👋'.repeat(300)}`,
  };
  async function expectNoOverflow(when: string) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 400 });
      expect(await overflowOf(page), `${when}, at ${width} px`).toEqual({ scroll: 0, texts: [] });
    }
  }
  await fillIn(page, long);
  await expectNoOverflow('typed');
  await submit.click();
  await expect(status).toContainText(long.email);
  await expectNoOverflow('sent');
});

test('visitors cannot reach the honeypot, which stops robots', async ({
  page,
  server,
  allow,
  pauseClock,
}) => {
  allow(/failed to send/);
  await openForm(page, pauseClock);
  const { submit } = formOf(page);
  await fillIn(page);
  const honeypot = page.locator('input[name="topic"]');

  // A message with a text in it is not sent.
  await honeypot.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.value = 'https://spam.example.com';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(honeypot).not.toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('spam');
  await submit.click();
  await expect(submit).toHaveText(words.failed);
  expect(server.messages).toEqual([]);

  // The next attempt succeeds, because autofill may have written into it.
  await submit.click();
  await expect(submit).toHaveText(words.sent);
  expect(server.messages).toHaveLength(1);
  expect(JSON.stringify(server.messages)).not.toMatch(/topic|spam/);
});

test('after a failure the text can be corrected', async ({ page, allow, pauseClock }) => {
  allow(/failed to send/, /Failed to load|request failed|ERR_/);
  await openForm(page, pauseClock);
  const { submit, status, openMail, name, email, message } = formOf(page);
  await page.route(serviceAddress, (route) => route.abort('connectionreset'));
  await fillIn(page);
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await submit.click();
  await expect(submit).toHaveText(words.failed);

  // The status has the focus, and everything to do is in view.
  await expect(submit).toBeEnabled();
  await expect(status, 'instead of the disabled button').toBeFocused();
  await expect(status).toContainText(words.failure);
  for (const part of [
    status,
    openMail,
    page.getByText('You can also write to Juan at').filter({ visible: true }),
  ]) {
    await expect(part, 'without scrolling').toBeInViewport({ ratio: 1 });
  }

  // The text can be corrected.
  await page.keyboard.press('Tab');
  await expect(openMail).toBeFocused();
  for (const field of [name, email, message]) await expect(field).toBeEditable();
  await expectText(page);
});
