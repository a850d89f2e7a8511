import { expect, formOf, sample, test, textOf } from './support/contact-page';
import { hold, scriptFiles, waitForHydration } from './support/page';
import { translatePage } from './support/translation';

test('nodes that extensions insert before hydration cost neither text nor focus', async ({
  page,
}) => {
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const { name, email, message } = formOf(page);
  await page.evaluate(() => {
    const form = document.querySelector('#contact form');
    for (const field of form?.querySelectorAll('input, textarea') ?? []) {
      field.before(document.createElement('early-extension'));
      field.after(document.createElement('late-extension'));
      field.setAttribute('data-extension', 'true');
    }
    // Some extensions wrap a field.
    const first = form?.querySelector('input');
    const wrapper = document.createElement('span');
    first?.replaceWith(wrapper);
    if (first) wrapper.append(first);
    form?.append(document.createElement('late-extension'));
    document.body.append(document.createElement('late-extension'));
  });
  await name.fill(sample.name);
  await email.fill(sample.email);
  await message.pressSequentially('Hello');
  letThrough();
  await waitForHydration(page);

  await expect(message).toBeFocused();
  await page.keyboard.type(' again');
  expect(await textOf(page)).toEqual({ ...sample, message: 'Hello again' });
  await expect(page.locator('late-extension')).toHaveCount(5);
});

test('a page that is translated before hydration keeps text and focus', async ({ page, allow }) => {
  // React reports that it renders the page again.
  allow(/React error #418/);
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
  const { name, message } = formOf(page);
  await translatePage(page);
  await name.fill(sample.name);
  await message.pressSequentially('Hello');
  letThrough();
  await waitForHydration(page);

  await expect(message).toBeFocused();
  await page.keyboard.type(' again');
  expect(await textOf(page)).toMatchObject({ name: sample.name, message: 'Hello again' });
});
