import {
  expect,
  expectText,
  fillIn,
  formOf,
  sampleMessage,
  serviceAddress,
  test,
} from '../support/browser/contact-page';
import { hold, scriptFiles, waitForHydration } from '../support/browser/page';

// MessageForm.test.tsx tests what extensions do to the form.

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
  const text = { ...sampleMessage, message: 'Hello again' };
  await expectText(page, text);

  await page.reload();
  await expectText(page, text);

  await test.step('a reload while sending keeps it, too', async () => {
    const { requests, letThrough } = await hold(page, serviceAddress);
    await submit.click();
    await expect.poll(() => requests.length).toBe(1);
    await page.reload();
    await expectText(page, text);
    await expect(submit).toBeEnabled();
    letThrough();
  });

  const forOtherTabs = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(forOtherTabs, 'stored for other tabs').not.toContain(sampleMessage.email);

  await submit.click();
  await expect(status).toContainText(sampleMessage.email);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored, 'stored after sending').not.toContain(sampleMessage.email);
});
