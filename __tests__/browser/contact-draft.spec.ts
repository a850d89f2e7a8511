import type { Page } from '@playwright/test';
import {
  empty,
  expect,
  expectText,
  formOf,
  sample,
  serviceAddress,
  test,
  write,
} from './support/contact-page';
import { hold, open, scriptFiles, waitForHydration } from './support/page';
import { translatePage } from './support/translation';

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('the form keeps the text until it is sent or the tab is closed', async ({ page }) => {
  await open(page, '/#contact');
  await write(page);
  await page.reload();
  await expectText(page);
  await page.goto('/resume.json');
  await page.goBack();
  await expectText(page);

  const otherTab = await page.context().newPage();
  await open(otherTab, '/#contact');
  await expectText(otherTab, empty);
  expect(await storedIn(otherTab)).not.toContain(sample.email);

  const { submit, status } = formOf(page);
  await submit.click();
  await expect(status).toContainText(sample.email);
  await expect.poll(() => storedIn(page)).not.toContain(sample.email);
});

test('a reload while sending asks first, and keeps the text', async ({ page }) => {
  const { requests } = await hold(page, serviceAddress);
  await open(page, '/#contact');
  await write(page);
  const { submit } = formOf(page);
  await submit.click();
  await expect.poll(() => requests.length).toBe(1);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expectText(page);
  await expect(submit).toBeEnabled();
});

/** Runs in the page: changes the form like extensions do. */
function insertNodes(): void {
  const form = document.querySelector('#contact form');
  for (const field of form?.querySelectorAll('input, textarea') ?? []) {
    field.before(document.createElement('extension-node'));
    field.after(document.createElement('extension-node'));
    field.setAttribute('data-extension', 'true');
  }
  // Some extensions wrap a field.
  const first = form?.querySelector('input');
  const wrapper = document.createElement('span');
  first?.replaceWith(wrapper);
  if (first) wrapper.append(first);
  form?.append(document.createElement('extension-node'));
  document.body.append(document.createElement('extension-node'));
}

for (const [what, inserted] of [
  ['extensions insert nodes', 'extension-node'],
  ['a browser translates', 'font'],
] as const) {
  test(`what ${what} before hydration costs neither text nor focus`, async ({ page, allow }) => {
    // React reports that it renders a translated page again.
    if (inserted === 'font') allow(/React error #418/);
    const { letThrough } = await hold(page, scriptFiles);
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    if (inserted === 'font') await translatePage(page);
    else await page.evaluate(insertNodes);
    const { name, email, message } = formOf(page);
    await name.fill(sample.name);
    await email.fill(sample.email);
    await message.pressSequentially('Hello');
    letThrough();
    await waitForHydration(page);

    await expect(message).toBeFocused();
    await page.keyboard.type(' again');
    await expectText(page, { ...sample, message: 'Hello again' });
    await expect(page.locator(inserted).first()).toBeAttached();
  });
}
