import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, formOf, openForm, sample, test, write } from './support/contact-page';
import type { Behaviour } from './support/faulty-service';

// The published client, 3.2.0, and our form in the same page, against the same service.
test.describe.configure({ mode: 'default' });

const client = readFileSync('node_modules/emailjs-com/dist/email.min.js', 'utf8');

declare global {
  interface Window {
    emailjs: {
      init(user: string, origin: string): void;
      send(service: string, template: string, params: object, user: string): Promise<unknown>;
    };
  }
}

/** Sends the message with the published client. */
async function sendWithClient(page: Page, given: typeof sample): Promise<boolean> {
  await page.evaluate(client);
  return page.evaluate(({ name, email, message }) => {
    window.emailjs.init('unset', location.origin);
    const params = { from_name: name, to_name: 'Juan', message, reply_to: email };
    return window.emailjs.send('unset', 'unset', params, 'unset').then(
      () => true,
      () => false,
    );
  }, given);
}

/** Sends the message with our form. */
async function sendWithForm(page: Page, given: typeof sample): Promise<boolean> {
  await write(page, given);
  const { submit } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText(/Message Sent!|Failed to Send/);
  return (await submit.innerText()) === 'Message Sent!';
}

for (const [what, message] of [
  ['a plain text', sample.message],
  ['any script', 'Kumusta? 你好 नमस्ते مرحبا 👩‍💻 "quotes" \\ </script> \u2028 \u0007'],
] as const) {
  test(`both send the same request for ${what}`, async ({ page, service }) => {
    await openForm(page, service.url);
    await sendWithForm(page, { ...sample, message });
    await sendWithClient(page, { ...sample, message });
    const [form, published] = service.requests;
    expect(form).toBeDefined();
    // Method, path, every header, and the body to the byte, so the order of its keys too.
    expect(form).toEqual(published);
    expect(form?.method).toBe('POST');
    expect(form?.path).toBe('/api/v1.0/email/send');
    expect(form?.headers['content-type']).toBe('application/json');
  });
}

const text = (body: string) => ({ body, headers: { 'Content-Type': 'text/plain' } });
const answers: [name: string, answer: Behaviour][] = [
  ['200 OK', { status: 200, ...text('OK') }],
  ['200 with another text', { status: 200, ...text('Thanks') }],
  ['200, empty', { status: 200 }],
  ['200, JSON', { body: '{"ok":false}', headers: { 'Content-Type': 'application/json' } }],
  ['200, another type', { body: 'OK', headers: { 'Content-Type': 'image/png' } }],
  ['201 OK', { status: 201, ...text('OK') }],
  ['201, empty', { status: 201 }],
  ['204', { status: 204 }],
  ['400', { status: 400, ...text('The user ID is invalid') }],
  ['401', { status: 401 }],
  ['403', { status: 403 }],
  ['404', { status: 404 }],
  ['412', { status: 412, ...text('Gmail_API: Invalid grant') }],
  ['413', { status: 413 }],
  ['422', { status: 422 }],
  ['429', { status: 429, ...text('Too many requests') }],
  ['500', { status: 500 }],
  ['500 OK', { status: 500, ...text('OK') }],
  ['500 ok', { status: 500, ...text('ok') }],
  ['500 OK and a line break', { status: 500, ...text('OK\n') }],
  ['500 OK after a byte order mark', { status: 500, ...text('\ufeffOK') }],
  ['503', { status: 503 }],
  ['503, HTML', { status: 503, body: '<h1>OK', headers: { 'Content-Type': 'text/html' } }],
  ['302 to a page', { status: 302, headers: { Location: '/llms.txt' } }],
  ['a cut answer', 'cut'],
  ['a network error', 'reset'],
];

test('both call the same answers success and failure', async ({ page, service, allow }) => {
  allow(/Failed to load|failed to send|request failed/i);
  await openForm(page, service.url);
  const verdicts: [name: string, form: boolean, published: boolean][] = [];
  for (const [name, answer] of answers) {
    service.behave(answer);
    const form = await sendWithForm(page, sample);
    verdicts.push([name, form, await sendWithClient(page, sample)]);
    await page.clock.fastForward(3000);
  }
  const word = (isSuccess: boolean) => (isSuccess ? 'success' : 'failure');
  const lines = verdicts.map(
    ([name, form, published]) => `${name.padEnd(32)}${word(published).padEnd(19)}${word(form)}`,
  );
  console.log(`\n${'answer'.padEnd(32)}emailjs-com 3.2.0  our form\n${lines.join('\n')}\n`);

  expect(verdicts.filter(([, form, published]) => form !== published)).toEqual([]);
  // Both verdicts occur, so the comparison is not an empty one.
  expect(new Set(verdicts.map(([, form]) => form)).size).toBe(2);
});
