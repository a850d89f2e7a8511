import { expect, expectText, formOf, sample, test } from './support/contact-page';
import { hold, scriptFiles, waitForHydration } from './support/page';
import { translatePage } from './support/translation';

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
