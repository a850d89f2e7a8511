import { storageKey } from '../../lib/addresses/urls';
import { en } from '../../lib/words/en';
import {
  expectText,
  fillIn,
  formOf,
  inEachFormState,
  sampleMessage,
  serviceAddress,
  words,
} from '../support/browser/contact-page';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { hold, open, scriptFiles, waitForHydration } from '../support/browser/page';

// What is typed before hydration, or before a reload, stays. without-scripts.spec.ts tests scripts
// that are off or blocked.

test.use(withMotion);

test('the form keeps the text from before hydration until it is sent', async ({ page }) => {
  const scripts = await hold(page, scriptFiles);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const { message, submit, status } = formOf(page);
  await fillIn(page, { message: '' });
  await message.pressSequentially('Hello');
  scripts.letThrough();
  await waitForHydration(page);
  await expect(message).toBeFocused();
  await page.keyboard.type(' again');
  const text = { ...sampleMessage, message: 'Hello again' };
  await expectText(page, text);

  await page.reload();
  await expectText(page, text);

  // A reload while sending keeps it, too.
  const { requests, letThrough } = await hold(page, serviceAddress);
  await submit.click();
  await expect.poll(() => requests.length).toBe(1);
  await page.reload();
  await expectText(page, text);
  await expect(submit).toBeEnabled();
  letThrough();

  const forOtherTabs = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(forOtherTabs, 'stored for other tabs').not.toContain(sampleMessage.email);

  await submit.click();
  await expect(status).toContainText(sampleMessage.email);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored, 'stored after sending').not.toContain(sampleMessage.email);
});

test('if an extension changes the form, text and theme stay', async ({ page, server, allow }) => {
  // React's error for HTML that it did not expect.
  allow(/Minified React error #418/);
  await page.route(`${server.url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<form[^>]*>/, '$&<i>…</i>');
    await route.fulfill({ response, body });
  });
  const scripts = await hold(page, scriptFiles);
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), storageKey('theme'));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await fillIn(page);
  const before = await formOf(page).message.elementHandle();
  scripts.letThrough();
  await waitForHydration(page);
  const isOldFieldThere = await before?.evaluate((field) => field.isConnected);
  expect(isOldFieldThere, 'the old field is there').toBe(false);

  await expectText(page, sampleMessage);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await formOf(page).submit.click();
  await expect(formOf(page).submit).toHaveText(words.sent);
  expect(server.messages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
});

// React crashes when it inserts before a text node that a browser has replaced, or removes it.

/**
 * Runs in the page: translates it like a browser. Replaces each text node, also later ones, by its
 * text in two nested `<font>` elements.
 */
function translate(): void {
  const untouched = 'script, style, textarea, font, [translate="no"]';

  function replaceTextsIn(node: Node): void {
    [...node.childNodes].forEach(replaceTextsIn);
    if (!(node instanceof Text) || !node.parentElement) return;
    if (node.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(node.data);
    outer.append(inner);
    node.replaceWith(outer);
  }

  replaceTextsIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(replaceTextsIn);
  }).observe(document.body, { subtree: true, childList: true });
}

test('a translated page keeps all its functions', async ({ page, server, allow }) => {
  allow(/failed to send/, /503/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page, '/#contact');
  await page.evaluate(translate);
  const pause = page.locator('#home button');
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await page.locator('header summary', { hasText: en.header.menu }).click();
  await page.getByRole('button', { name: en.header.dark }).click();
  await page.getByRole('link', { name: en.menu.contact, exact: true }).click();

  const { message, submit } = formOf(page);
  const counter = page.getByText('of 5,000 characters');
  await message.fill('a'.repeat(5001));
  await submit.click();
  await expect(counter).toBeVisible();
  await message.fill('');
  await expect(counter).toBeHidden();
  await inEachFormState(page, async () => {});
  expect(server.messages).toHaveLength(1);
  await page.clock.fastForward(3500);
  await expect(submit).toHaveText(words.send);
});
