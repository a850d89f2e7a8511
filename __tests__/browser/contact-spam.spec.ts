import { expect, formOf, openForm, sample, test, textOf, write } from './support/contact-page';

// A robot finds this field by reading the page; people must not meet it.
const TRAP = 'input[name="topic"]';

test('what only a robot fills in ends as a failure that a person can get around', async ({
  page,
  service,
  allow,
}) => {
  allow(/failed to send \(taken-for-spam\)/);
  await openForm(page, service.url);
  await write(page);
  await page.locator(TRAP).evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example.com';
  });
  const { submit, status, openMail } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(status).toContainText('robot');
  await expect(openMail).toHaveAttribute('href', /^mailto:.*SupportHub/);
  expect(await textOf(page)).toEqual(sample);
  expect(service.requests).toHaveLength(0);

  await page.clock.fastForward(3000);
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(1);
});

test('the trap cannot be reached by keyboard, autofill or screen reader', async ({
  page,
  site,
}) => {
  await openForm(page, site.url);
  await write(page);
  const trap = page.locator(TRAP);
  await expect(trap).toBeAttached();
  // Browsers and screen readers alike leave out what is inert.
  expect(await trap.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  await expect(trap).toHaveAttribute('autocomplete', 'off');

  const form = formOf(page);
  await form.name.focus();
  for (const next of [form.email, form.message, form.submit, form.clear]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  const names = await page.getByRole('textbox').evaluateAll((fields) => fields.length);
  expect(names).toBe(3);
  await trap.evaluate((element: HTMLInputElement) => element.focus());
  await expect(trap).not.toBeFocused();
});

test('what stands in the trap is never sent, and no script of a third party is loaded', async ({
  page,
  service,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
  });
  await openForm(page, service.url);
  await write(page);
  await formOf(page).submit.click();
  await expect(formOf(page).submit).toHaveText('Message Sent!');
  expect(service.requests[0]?.body).not.toContain('topic');
  expect(new Set(scripts)).toEqual(new Set([service.url]));
});
