import { en } from '../../lib/words/en';
import { expect, formOf, inEachFormState, test, words } from '../support/browser/contact-page';
import { withMotion } from '../support/browser/fixtures';
import { open } from '../support/browser/page';

// React crashes when it inserts before a text node that a browser has replaced, or removes it.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

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
