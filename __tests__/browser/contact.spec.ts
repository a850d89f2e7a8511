import {
  expect,
  formOf,
  openForm,
  sample,
  test,
  textOf,
  write,
  writeAndSend,
} from './support/contact-page';
import { withMotion } from './support/fixtures';

test.describe('with motion', () => {
  test.use(withMotion);

  test('a message arrives with the owner, and the form says so', async ({ page, site }) => {
    await openForm(page, site.url);
    const { submit, status, name } = formOf(page);
    await expect(submit).toHaveText('Send Message');
    await expect(status).toBeEmpty();
    await submit.evaluate((button) => {
      const widths = new Set<number>();
      Object.assign(window, { widths });
      const look = () => widths.add(Math.round(button.getBoundingClientRect().width));
      new ResizeObserver(look).observe(button);
    });

    expect(await writeAndSend(page)).toBe('Message Sent!');
    expect(await page.evaluate('widths.size'), 'widths of the button').toBe(1);
    expect(site.messages).toEqual([
      {
        lib_version: '3.2.0',
        user_id: 'unset',
        service_id: 'unset',
        template_id: 'unset',
        template_params: {
          from_name: sample.name,
          to_name: 'Juan',
          message: sample.message,
          reply_to: sample.email,
        },
      },
    ]);
    expect(await textOf(page)).toEqual({ name: '', email: '', message: '' });
    await expect(status).toContainText('Message Sent!');
    await expect(status).toContainText(sample.email);
    await expect(name).toBeEditable();
  });

  test('while it sends, and only then, something on the button turns', async ({
    page,
    service,
    allow,
  }) => {
    allow(/timeout/);
    service.behave('no answer');
    await openForm(page, service.url);
    await write(page);
    const { submit } = formOf(page);
    const turning = () =>
      submit.evaluate(
        (button) =>
          button
            .getAnimations({ subtree: true })
            .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
            .length,
      );
    expect(await turning()).toBe(0);
    await submit.click();
    await expect(submit).toHaveText('Sending...');
    expect(await turning()).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(submit).toHaveText('Failed to Send');
    expect(await turning()).toBe(0);
  });
});

test('the label stays for 3000 ms, what helps stays longer', async ({ page, service, allow }) => {
  allow(/503/);
  service.behave({ status: 503 });
  await openForm(page, service.url);
  const { submit, status, openMail } = formOf(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await write(page);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');

  await page.clock.runFor(2999);
  await expect(submit).toHaveText('Failed to Send');
  await page.clock.runFor(1);
  await expect(submit).toHaveText('Send Message');
  await expect(status).toContainText('Failed to Send');
  await expect(openMail).toBeVisible();
});

test('while it sends, the button is disabled and the text cannot change', async ({
  page,
  service,
}) => {
  let release = (_: object) => {};
  service.behave(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await openForm(page, service.url);
  await write(page);
  const { submit, name, email, message, status, clear } = formOf(page);
  await submit.click();

  await expect(submit).toHaveText('Sending...');
  await expect(submit).toBeDisabled();
  await expect(status).toHaveText('Sending...');
  for (const field of [name, email, message]) await expect(field).not.toBeEditable();
  await clear.click({ force: true });
  expect(await textOf(page)).toEqual(sample);

  release({ body: 'OK' });
  await expect(submit).toHaveText('Message Sent!');
  await expect(submit).toBeEnabled();
});

test('the focus is never lost', async ({ page, service, allow }) => {
  allow(/500/);
  service.behave({ status: 500 });
  await openForm(page, service.url);
  await write(page);
  const { submit, name } = formOf(page);
  await submit.focus();
  await page.evaluate(() => {
    const lost = { count: 0 };
    Object.assign(window, { lost });
    new MutationObserver(() => {
      if (document.activeElement === document.body) lost.count += 1;
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await page.keyboard.press('Enter');
  await expect(submit).toHaveText('Failed to Send');
  await expect(submit).toBeFocused();

  service.behave({ body: 'OK' });
  await page.clock.fastForward(3000);
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(submit).toHaveText('Message Sent!');
  await expect(name).toBeFocused();
  expect(
    await page.evaluate(() => (window as unknown as { lost: { count: number } }).lost),
  ).toEqual({
    count: 0,
  });
});

test('Enter ten times and clicks in between send one message', async ({ page, service }) => {
  let release = (_: object) => {};
  service.behave(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await openForm(page, service.url);
  await write(page);
  const { submit, name } = formOf(page);
  await name.focus();
  for (let count = 0; count < 10; count++) await page.keyboard.press('Enter');
  await submit.click({ force: true });
  await submit.dispatchEvent('click');

  await expect.poll(() => service.requests.length).toBe(1);
  release({ body: 'OK' });
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(1);
});

test('submits in the same instant send one message', async ({ page, service }) => {
  await openForm(page, service.url);
  await write(page);
  const { submit } = formOf(page);
  await submit.evaluate((button: HTMLButtonElement) => {
    for (let count = 0; count < 5; count++) {
      button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    }
  });
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(1);
});

test('within a second of the answer nothing more is sent, after it is', async ({
  page,
  service,
  allow,
}) => {
  allow(/429/);
  service.behave({ status: 429 });
  await openForm(page, service.url);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await writeAndSend(page);
  const { submit } = formOf(page);
  await page.clock.runFor(999);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(submit).toBeFocused();
  await page.clock.runFor(1);
  service.behave({ body: 'OK' });
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(2);
});

test('a send in the first moments waits until the page is two seconds old', async ({
  page,
  service,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${service.url}/#contact`);
  await write(page);
  const { submit } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText('Sending...');
  expect(service.requests).toHaveLength(0);
  await page.clock.runFor(2000);
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(1);
});
