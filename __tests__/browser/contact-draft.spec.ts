import type { Page } from '@playwright/test';
import { emptyMessage } from '../../lib/contact/message';
import { findBrowser } from '../support/browser';
import { environmentWith } from '../support/font-environment';
import { collectComplaints } from './support/complaints';
import {
  expect,
  expectText,
  fillIn,
  formOf,
  openForm,
  sample,
  serviceAddress,
  test,
} from './support/contact-page';
import { hold, open, scriptFiles, waitForHydration } from './support/page';

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('the form keeps the text from before hydration until it is sent or the tab is closed', async ({
  page,
}) => {
  const scripts = await hold(page, scriptFiles);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const { message, submit, status } = formOf(page);
  await fillIn(page, { message: '' });
  await message.pressSequentially('Hello');
  scripts.letThrough();
  await waitForHydration(page);
  await expect(message).toBeFocused();
  await page.keyboard.type(' again');
  const text = { ...sample, message: 'Hello again' };
  await expectText(page, text);

  await page.reload();
  await expectText(page, text);

  await test.step('a reload while sending asks first', async () => {
    const { requests, letThrough } = await hold(page, serviceAddress);
    await submit.click();
    await expect.poll(() => requests.length).toBe(1);
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    await expectText(page, text);
    await expect(submit).toBeEnabled();
    letThrough();
  });

  const otherTab = await page.context().newPage();
  await open(otherTab, '/#contact');
  await expectText(otherTab, emptyMessage);
  expect(await storedIn(otherTab), 'stored in another tab').not.toContain(sample.email);

  await submit.click();
  await expect(status).toContainText(sample.email);
  const stored = () => storedIn(page);
  await expect.poll(stored, 'stored after sending').not.toContain(sample.email);
});

// Extensions insert elements next to fields, and some wrap a field. If that happens before
// hydration, React finds other elements than it expects.
test('the page and the text in the form stay after an extension has changed the form', async ({
  page,
  allow,
}) => {
  allow(/React error #418/);
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const heading = await page.locator('#contact h2').elementHandle();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('#contact form :is(input, textarea)')) {
      field.before(document.createElement('extension-node'));
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    document.body.append(document.createElement('extension-node'));
  });
  const { submit, status } = formOf(page);
  await fillIn(page);
  letThrough();
  await waitForHydration(page);
  await expect(page.locator('#contact extension-node')).toHaveCount(0);
  await expectText(page);
  await submit.click();
  await expect(status).toContainText(sample.email);
  const isConnected = await heading?.evaluate((element) => element.isConnected);
  expect(isConnected, 'the heading is still the same element').toBe(true);
});

test('the back/forward cache keeps the form while it sends', async ({
  playwright,
  launchOptions,
  baseURL,
  complaints,
}) => {
  const executablePath = findBrowser();
  test.skip(!executablePath, 'a headless shell has no such cache: install Chrome or Chromium');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath,
    env: environmentWith('Arimo'),
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  collectComplaints(page.context(), complaints.seen);
  const { requests, letThrough } = await hold(page, serviceAddress);
  await openForm(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await fillIn(page);
  const { submit } = formOf(page);
  await submit.click();
  await expect.poll(() => requests.length).toBe(1);
  await page.goto('/robots.txt');
  letThrough();
  await page.goBack({ waitUntil: 'commit' });
  // Unlike `evaluate`, it may begin while the other page is still there.
  await page.waitForFunction(() => 'isSamePage' in window);
  await expect(submit).toHaveText('Message Sent!');
  await expectText(page, emptyMessage);
  await browser.close();
});
