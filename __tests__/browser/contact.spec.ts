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
    user_id: '',
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

test('while a message is being sent, the button keeps its width and shows a ring, which turns if motion is welcome', async ({
  page,
}) => {
  await openForm(page);
  const { submit, status } = formOf(page);
  const width = async () => Math.round((await boxOf(submit)).width);
  const animations = () => submit.evaluate((each) => each.getAnimations({ subtree: true }).length);
  const before = await width();
  const { letThrough } = await hold(page, serviceAddress);
  await fillIn(page);
  await submit.press('Enter');
  await expect(submit).toBeDisabled();
  await expect(status, 'in place of the disabled button').toBeFocused();
  expect(await width(), 'width of the button').toBe(before);
  expect(await animations(), 'animations with reduced motion').toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animations(), 'animations with motion').toBe(1);
  letThrough();
  await expect(submit).toHaveText(words.sent);
  await expect(status).toBeFocused();
  expect(await width(), 'width of the button').toBe(before);
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
