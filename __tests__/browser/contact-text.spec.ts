import type { Locator, Page } from '@playwright/test';
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

const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
};

/** Puts a text into the field at once; Chromium takes ten seconds to type 5000 line breaks. */
const put = (field: Locator, text: string) =>
  field.evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('any text arrives byte for byte', async ({ page, site }) => {
  const messages = [
    'Kumusta? 你好 こんにちは नमस्ते مرحبا שלום สวัสดี 🇵🇭👩‍💻🏽 ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
    `"quotes" 'single' \`back\` \\ \\n %0A & < > = + # ? / {{message}} {{{x}}} $& \${a}`,
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '  leading, trailing and \t tabs \n\n ',
    '\n'.repeat(4999).concat('x'),
    '\u202eright to left\u202c \u0007 \u2028 \u200b',
  ];
  await openForm(page, site.url);
  for (const [index, text] of messages.entries()) {
    const name = `Ana ${text.replace(/\n/g, '').slice(0, 20).trim()}`;
    await write(page, { name });
    const { message, submit } = formOf(page);
    await put(message, text);
    await submit.click();
    await expect(submit).toHaveText('Message Sent!');
    await page.clock.fastForward(3000);
    expect(site.messages[index]?.template_params).toEqual({
      from_name: name,
      to_name: 'Juan',
      message: text,
      reply_to: sample.email,
    });
  }
});

test('a message without a letter to be seen counts as empty', async ({ page, service }) => {
  await openForm(page, service.url);
  await write(page);
  const { submit, message } = formOf(page);
  for (const blank of [' ', '\n\n', '\u00a0\u3000', '\u200b\u2800']) {
    await message.fill(blank);
    await submit.click();
    await expect(message, JSON.stringify(blank)).toBeFocused();
    await expect(message).toHaveJSProperty('validity.valueMissing', true);
    await expect(submit).toHaveText('Send Message');
    expect(service.requests).toHaveLength(0);
  }

  await message.fill('Now with words');
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  expect(service.requests).toHaveLength(1);
});

test('with a field empty or wrong nothing is sent, and the browser says why', async ({
  page,
  service,
}) => {
  await openForm(page, service.url);
  const form = formOf(page);
  for (const [field, value, missing] of [
    ['name', '', 'valueMissing'],
    ['email', '', 'valueMissing'],
    ['email', 'ana@', 'typeMismatch'],
    ['email', 'ana example.com', 'typeMismatch'],
    ['message', '', 'valueMissing'],
  ] as const) {
    await write(page, { [field]: value });
    await form.submit.click();
    await expect(form[field], `${field} "${value}"`).toBeFocused();
    await expect(form[field]).toHaveJSProperty(`validity.${missing}`, true);
    await expect(form.submit).toHaveText('Send Message');
    expect(service.requests).toHaveLength(0);
  }
});

test('the browser can fill in name and e-mail', async ({ page, site }) => {
  await page.goto(site.url);
  const { name, email } = formOf(page);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
});

test('the message ends at 5000 characters, and from 4500 on the room left is said', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/#contact`);
  const { message } = formOf(page);
  const counter = page.getByText('of 5,000 characters');
  await message.fill('a'.repeat(4499));
  await expect(counter).toBeHidden();
  await message.press('a');
  await expect(counter).toHaveText('4,500 of 5,000 characters');
  await expect(message).toHaveAccessibleDescription('4,500 of 5,000 characters');
  await expect(page.getByText('At most 500 characters left')).toBeAttached();

  await message.fill('a'.repeat(4998));
  await message.press('End');
  await page.keyboard.type('\nbc');
  await expect(message).toHaveValue(`${'a'.repeat(4998)}\nb`);
  await expect(counter).toHaveText('5,000 of 5,000 characters');
  await expect(page.getByText('The message is full')).toBeAttached();
});

test.describe('a paste', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('says how much was cut, and that is what was cut', async ({ page, site }) => {
    await page.goto(`${site.url}/#contact`);
    const { message, clear } = formOf(page);
    for (const [what, before, pasted, cut] of [
      ['of plain letters', 4990, 'x'.repeat(240), 230],
      ['into a full field', 5000, 'xyz', 3],
      ['of line breaks', 4995, '\n'.repeat(10), 5],
      ['of Windows line breaks', 4995, '\r\n'.repeat(10), 5],
      ['that would end in half an emoji', 4998, `x${'😀'.repeat(3)}`, 6],
      ['that would end inside a family', 4995, '👩‍👩‍👧‍👧', 6],
    ] as const) {
      await message.fill('a'.repeat(before));
      await expect(clear).toBeVisible();
      await message.press('End');
      await paste(page, pasted);
      const notice = page.getByText(/pasted text did not fit/);
      await expect(notice, what).toContainText(`its last ${cut} characters were left out`);
      const kept = (await message.inputValue()).length - before;
      expect(pasted.replaceAll('\r\n', '\n').length - kept, what).toBe(cut);

      await page.keyboard.press('Backspace');
      await expect(notice, what).toBeHidden();
    }
  });

  test('that replaces a selection has its room', async ({ page, site }) => {
    await page.goto(`${site.url}/#contact`);
    const { message, clear } = formOf(page);
    await message.fill('a'.repeat(5000));
    await expect(clear).toBeVisible();
    await message.press('ControlOrMeta+a');
    await paste(page, 'b'.repeat(5000));
    await expect(message).toHaveValue('b'.repeat(5000));
    await expect(page.getByText(/pasted text did not fit/)).toBeHidden();
  });

  test('the message can be copied after a failure', async ({ page, service, allow }) => {
    allow(/500/);
    service.behave({ status: 500 });
    await openForm(page, service.url);
    await writeAndSend(page);
    await formOf(page).copy.click();
    await expect(page.getByRole('button', { name: 'Message copied' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample.message);
  });
});

test('where copying is refused, the message is selected for the visitor', async ({
  page,
  service,
  allow,
}) => {
  allow(/500/);
  service.behave({ status: 500 });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await openForm(page, service.url);
  await writeAndSend(page);
  const { copy, message } = formOf(page);
  await copy.click();
  await expect(page.getByText('The message is selected')).toBeVisible();
  await expect(message).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(sample.message);
});

test('a text longer than the field allows is not sent', async ({ page, service, allow }) => {
  allow(/failed to send/);
  await openForm(page, service.url);
  await write(page);
  const { submit, status, message } = formOf(page);
  // As an extension could do it; typing and pasting stop at the limit.
  await put(message, 'a'.repeat(5001));
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(status).toContainText('too long');
  expect((await textOf(page)).message).toHaveLength(5001);
  expect(service.requests).toHaveLength(0);
});

test('after a failure the mail program gets the text as it stands now', async ({
  page,
  service,
  allow,
}) => {
  allow(/500/);
  service.behave({ status: 500 });
  await openForm(page, service.url);
  await writeAndSend(page);
  const { message, openMail } = formOf(page);
  const short = page.getByText('takes only the beginning');
  await expect(short).toBeHidden();
  await message.fill(`Improved & ${'long '.repeat(900)}`);
  await expect(openMail).toHaveAttribute(
    'href',
    /^mailto:juan\.delacruz@example\.com\?subject=Message%20from%20Ana%20Reyes&body=Improved%20%26/,
  );
  await expect(short).toBeVisible();
});
