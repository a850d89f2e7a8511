import type { Page } from '@playwright/test';
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

const empty = { name: '', email: '', message: '' };
const DAY = 24 * 60 * 60 * 1000;

const draftOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const hint = (page: Page) => page.getByText('carries the message to Juan');

test('the text is kept through a reload, leaving, a closed tab and a crash', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/#contact`);
  await write(page);
  await test.step('a reload', async () => {
    await page.reload();
    await expect.poll(() => textOf(page)).toEqual(sample);
  });
  await test.step('leaving and coming back', async () => {
    await page.goto(`${site.url}/resume.json`);
    await page.goBack();
    await expect.poll(() => textOf(page)).toEqual(sample);
  });
  await page.close();
  const later = await page.context().newPage();
  await test.step('a closed tab; the form says where the text comes from', async () => {
    await later.goto(`${site.url}/#contact`);
    await expect.poll(() => textOf(later)).toEqual(sample);
    await expect(hint(later)).toContainText('This is your draft from last time.');
  });
  await test.step('a crash', async () => {
    const crashed = later.waitForEvent('crash');
    const devtools = await later.context().newCDPSession(later);
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    const last = await page.context().newPage();
    await last.goto(`${site.url}/#contact`);
    await expect.poll(() => textOf(last)).toEqual(sample);
  });
});

test('a reload while sending ends in a form with the text', async ({ page, service }) => {
  service.behave('no answer');
  await openForm(page, service.url);
  await write(page);
  await formOf(page).submit.click();
  await expect.poll(() => service.requests.length).toBe(1);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;

  await expect.poll(() => textOf(page)).toEqual(sample);
  await expect(formOf(page).submit).toHaveText('Send Message');
  await expect(formOf(page).submit).toBeEnabled();
});

test('a page frozen in the background while sending shows what came of it', async ({
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
  const { submit } = formOf(page);
  await submit.click();
  await expect.poll(() => service.requests.length).toBe(1);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  release({ body: 'OK' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(submit).toHaveText('Message Sent!');
  expect(await textOf(page)).toEqual(empty);
});

test('the draft is kept after a failure, and not after success', async ({
  page,
  service,
  allow,
}) => {
  allow(/500/);
  service.behave({ status: 500 });
  await openForm(page, service.url);
  await writeAndSend(page);
  await page.reload();
  await expect.poll(() => textOf(page)).toEqual(sample);
  expect(await draftOf(page)).toContain(sample.email);

  service.behave({ body: 'OK' });
  await page.clock.fastForward(5000);
  await formOf(page).submit.click();
  await expect(formOf(page).submit).toHaveText('Message Sent!');
  expect(await draftOf(page)).not.toContain(sample.email);
});

test('Clear empties the form and deletes the draft; it can be undone', async ({ page, site }) => {
  await page.goto(`${site.url}/#contact`);
  await test.step('one line says where the text is kept and who carries it', async () => {
    await expect(hint(page)).toHaveText(
      'Your text stays on this device until you send it, for at most a week. ' +
        'A third party, an email service, carries the message to Juan.',
    );
  });
  const { clear, undo, name } = formOf(page);
  await expect(clear).toBeHidden();
  await write(page);
  await clear.click();
  expect(await textOf(page)).toEqual(empty);
  expect(await draftOf(page)).not.toContain(sample.email);
  await expect(undo).toBeFocused();

  await undo.click();
  expect(await textOf(page)).toEqual(sample);
  expect(await draftOf(page)).toContain(sample.email);
  await expect(clear).toBeFocused();

  await test.step('what was cleared is gone for good when something new is typed', async () => {
    await clear.click();
    await name.fill('B');
    await expect(undo).toBeHidden();
    await expect(clear).toBeVisible();
  });
});

test('a draft is kept for a week', async ({ page, site }) => {
  await page.clock.install({ time: '2026-11-20T12:00' });
  await page.goto(`${site.url}/#contact`);
  await write(page);

  await page.clock.setSystemTime(Date.parse('2026-11-20T11:59') + 7 * DAY);
  await page.reload();
  await expect.poll(() => textOf(page)).toEqual(sample);
});

test('a draft older than a week is deleted', async ({ page, site, newContext }) => {
  await page.clock.install({ time: '2026-11-20T12:00' });
  await page.goto(`${site.url}/#contact`);
  await write(page);
  const storageState = await page.context().storageState();

  const later = await (await newContext({ storageState })).newPage();
  await later.clock.install({ time: Date.parse('2026-11-20T13:00') + 7 * DAY });
  await later.goto(`${site.url}/#contact`);
  await expect.poll(() => draftOf(later)).not.toContain(sample.email);
  expect(await textOf(later)).toEqual(empty);
});

for (const [reason, setUp] of [
  [
    'refuses',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where the storage ${reason}, the form works and says that no draft is kept`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(setUp);
    await openForm(page, site.url);
    await write(page);
    await expect(hint(page)).toContainText('This browser keeps no draft');
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closed;

    expect(await textOf(page)).toEqual(sample);
    await formOf(page).submit.click();
    await expect(formOf(page).submit).toHaveText('Message Sent!');
    expect(site.messages).toHaveLength(1);
  });
}

test('a corrupted draft is ignored', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio-contact-draft', '{"at":1,'));
  await page.goto(`${site.url}/#contact`);
  await expect(hint(page)).toContainText('Your text stays on this device');
  expect(await textOf(page)).toEqual(empty);
  await write(page);
});
