import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handOn } from '../browser/support/faulty-service';
import { expect, test } from './support/fixtures';
import type { Visitor } from './support/visitor';

const message = { Name: 'Ana Reyes', Email: 'ana@example.com', Message: 'We liked SupportHub.' };

async function write(visitor: Visitor) {
  for (const [name, text] of Object.entries(message)) await visitor.write(name, text);
  await visitor.sees('button', 'Clear');
}

const texts = ({ page }: Visitor) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('#contact :is(input, textarea)')]
      .map(({ value }) => value)
      .filter((value) => value !== ''),
  );

test('a message arrives, and the button is as wide all the while', async ({ visitor, serve }) => {
  const site = await serve();
  await visitor.open(`${site.url}/#contact`);
  await write(visitor);
  await visitor.page.run(() => {
    const button = document.querySelector('#contact [type=submit]');
    const widths = new Set<number>();
    Object.assign(window, { widths });
    const look = () => widths.add(Math.round(button?.getBoundingClientRect().width ?? 0));
    look();
    if (button) new ResizeObserver(look).observe(button);
  });
  await visitor.press('button', 'Send Message');
  await visitor.sees('button', 'Message Sent!');
  expect(site.messages.map(({ template_params }) => template_params)).toMatchObject([
    { from_name: message.Name, reply_to: message.Email, message: message.Message },
  ]);
  await visitor.sees('button', 'Send Message');
  expect(await texts(visitor)).toEqual([]);
  const widths = await visitor.page.run(() => [
    ...(window as never as { widths: Set<number> }).widths,
  ]);
  expect(widths).toHaveLength(1);
});

test('a message that fails stays, also after a reload', async ({ visitor, serve, allow }) => {
  allow(/500|email|send/i);
  const { url: site } = await serve();
  const failing = createServer((incoming, response) => {
    if (incoming.method === 'POST') response.writeHead(500).end();
    else handOn(site, incoming, response);
  });
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
  await visitor.open(`${url}/#contact`);
  await write(visitor);
  await visitor.press('button', 'Send Message');
  await visitor.sees('button', 'Failed to Send');
  await visitor.sees('link', 'Open my email app');
  expect(await texts(visitor)).toEqual(Object.values(message));

  // Firefox calls it an error when a page is left while one of its fonts is still coming.
  await visitor.page.run(() => document.fonts.ready.then(() => true));
  await visitor.open(`${url}/?again#contact`);
  await expect.poll(() => texts(visitor)).toEqual(Object.values(message));
  failing.close();
});
