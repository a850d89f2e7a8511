import { emptyMessage } from '../../lib/contact/message';
import {
  expect,
  expectText,
  fillIn,
  formOf,
  openForm,
  sample,
  serviceAddress,
  test,
  words,
} from './support/contact-page';
import { overflowOf } from './support/overflow';
import { boxOf, hold } from './support/page';

// MessageForm.test.tsx tests how long labels stay and a message that is too long, send.test.ts the
// kinds of failure.

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
    await page.clock.fastForward(3500);
    await expect(submit).toHaveText(words.idle);
    await expect(openMail, 'the help stays longer than the label').toBeVisible();
    await submit.click();
    await expect(submit).toHaveText(words.sent);
    await expect(openMail).toBeHidden();
    await expectText(page, emptyMessage);
    expect(site.messages).toHaveLength(1);
    expect(JSON.stringify(site.messages)).not.toMatch(/topic|spam/);
  });
});

test('a message arrives once, however often it is sent', async ({ page, site }) => {
  await openForm(page);
  const { submit, status, name, email, message } = formOf(page);
  const { letThrough, requests } = await hold(page, serviceAddress);
  await fillIn(page);
  await name.focus();
  for (let count = 0; count < 10; count++) await page.keyboard.press('Enter');
  await submit.dispatchEvent('click');
  await expect(submit).toHaveText(words.sending);
  await expect(submit).toBeDisabled();
  for (const field of [name, email, message]) await expect(field).not.toBeEditable();
  await expect(name, 'the focus does not move while the message is being sent').toBeFocused();
  await expect.poll(() => requests.length).toBe(1);
  letThrough();

  await expect(submit).toHaveText(words.sent);
  // send.test.ts tests the other fields of the request.
  const { name: from_name, email: reply_to, message: text } = sample;
  const sent = {
    user_id: 'unset',
    template_params: { from_name, to_name: 'Juan', message: text, reply_to },
  };
  expect(site.messages).toMatchObject([sent]);
  expect(JSON.stringify(site.messages)).not.toMatch(/topic|spam/);
  expect(requests).toHaveLength(1);
  await expectText(page, emptyMessage);
  await expect(status).toContainText(sample.email);
  await expect(submit).toBeEnabled();
  await expect(name).toBeEditable();
  await expect(name, 'the focus does not move afterwards').toBeFocused();
});

test('while a message is being sent, the button shows an animated ring and the focus', async ({
  page,
}) => {
  await openForm(page);
  const { submit, status } = formOf(page);
  /** The CSS animations of the button. */
  const animations = () =>
    submit.evaluate((button) =>
      button
        .getAnimations({ subtree: true })
        .filter((each) => each instanceof CSSAnimation)
        .map(({ effect }) => effect as KeyframeEffect)
        .map((effect) => ({
          fades: 'opacity' in (effect.getKeyframes()[0] ?? {}),
          isRingWithGap: effect.target && / 0\)/.test(getComputedStyle(effect.target).borderColor),
          isEndless: effect.getTiming().iterations === Number.POSITIVE_INFINITY,
        })),
    );
  const width = async () => Math.round((await boxOf(submit)).width);
  const before = await width();

  const { letThrough } = await hold(page, serviceAddress);
  await fillIn(page);
  await submit.press('Enter');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveCSS('outline-style', 'solid');
  await expect(status).toHaveCSS('outline-style', 'none');
  expect(await width(), 'width of the button').toBe(before);
  const ring = { isRingWithGap: true, isEndless: true };
  expect(await animations(), 'with reduced motion').toEqual([{ ...ring, fades: true }]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animations(), 'with motion').toEqual([{ ...ring, fades: false }]);
  letThrough();

  await expect(submit).toBeEnabled();
  await expect(status).toBeFocused();
  await expect(status).toHaveCSS('outline-style', 'solid');
  await expect(submit).toHaveCSS('outline-style', 'none');
  expect(await width(), 'width of the button').toBe(before);
  expect(await animations()).toEqual([]);
});

test('no text of a visitor widens the page', async ({ page }) => {
  await openForm(page);
  const { submit, status } = formOf(page);
  const link = `https://docs.example.com/${'Wm1'.repeat(300)}`;
  const long = {
    name: link,
    email: `${'m'.repeat(64)}@${'w'.repeat(60)}.example.com`,
    message: `${link}\n${'漢'.repeat(500)}\n${'👋'.repeat(300)}`,
  };
  async function expectNoOverflow(when: string) {
    for (const width of [320, 768, 1280, 2560]) {
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

test('browsers without :has() show the focus while a message is being sent', async ({ page }) => {
  // Like Firefox before 121, which refuses a rule with `:has()`.
  await page.addInitScript(() => {
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (rule.includes(':has(')) throw new DOMException('', 'SyntaxError');
      return insertRule.call(this, rule, index);
    };
  });
  await openForm(page);
  const { submit, status } = formOf(page);
  await hold(page, serviceAddress);
  await fillIn(page);
  await submit.press('Enter');
  await expect(submit).toBeDisabled();
  await expect(status).toBeFocused();
  await expect(status).toHaveCSS('outline-style', 'solid');
});

test('after a failure the text can be mailed and copied', async ({ page, allow }) => {
  allow(/failed to send/, /Failed to load|request failed|ERR_/);
  await openForm(page);
  const { submit, status, openMail, copy, name, email, message } = formOf(page);
  await page.route(serviceAddress, (route) => route.abort('connectionreset'));
  await fillIn(page);
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await submit.click();
  await expect(submit).toHaveText(words.failed);

  await test.step('the status has the focus, and everything to do is in view', async () => {
    await expect(submit).toBeEnabled();
    await expect(status, 'instead of the disabled button').toBeFocused();
    await expect(status).toContainText(words.failures.unconfirmed);
    for (const part of [status, openMail, copy, page.getByText('You can also write to Juan at')]) {
      await expect(part, 'without scrolling').toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the text can be corrected, and mailed', async () => {
    await page.keyboard.press('Tab');
    await expect(openMail).toBeFocused();
    for (const field of [name, email, message]) await expect(field).toBeEditable();
    await expectText(page);
    await expect(openMail).toHaveAttribute('href', /^mailto:juan\..*we%20liked%20SupportHub/);
  });

  await test.step('the text can be copied, each time with a notice', async () => {
    await copy.click();
    const notice = page.getByText(words.isCopied);
    await expect(notice).toBeVisible();
    const first = await notice.elementHandle();
    await copy.click();
    const isConnected = () => first?.evaluate((element) => element.isConnected);
    const reason = 'the first notice, because screen readers announce only what is inserted';
    await expect.poll(isConnected, reason).toBe(false);
    await expect(notice).toBeVisible();
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample.message);
  });

  await test.step('where the browser refuses the clipboard, the message is selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copy.click();
    await expect(page.locator('[aria-live]', { hasText: words.isSelected })).toBeVisible();
    await expect(message).toBeFocused();
    const selected = await message.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe(sample.message);
  });
});
