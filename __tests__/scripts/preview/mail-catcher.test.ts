/** @jest-environment node */

import {
  CATCHER_LIMIT,
  CATCHER_PATH,
  type CaughtMessage,
  formatMessage,
} from '@/scripts/preview/mail-catcher';
import { type RunningServer, startServer } from '@/scripts/preview/server';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';

const dir = makeFolder({ 'index.html': '<h1>Juan</h1>', _headers: '/*\n  X-Rule: holds' });
const good: CaughtMessage = {
  lib_version: '3.2.0',
  user_id: 'user',
  service_id: 'service',
  template_id: 'template',
  template_params: {
    from_name: 'Ana Ñuñez 👋',
    to_name: 'Juan',
    message: 'Hello\n"quoted" <b>\u0000',
    reply_to: 'ana@example.com',
  },
};

let site: RunningServer;
const told: CaughtMessage[] = [];
beforeAll(async () => {
  site = await startServer({ dir, onMessage: (message) => told.push(message) });
});
afterAll(() => site.close());

function post(body: string | Buffer, type = 'application/json') {
  return ask(site.port, CATCHER_PATH, { method: 'POST', headers: { 'content-type': type }, body });
}

/** The good message with one field changed; undefined takes it away. */
function withField(name: string, value: unknown) {
  const copy = structuredClone(good) as unknown as Record<string, Record<string, unknown>>;
  const [first = '', second] = name.split('.');
  if (second) copy[first] = { ...copy[first], [second]: value };
  else copy[first] = value as Record<string, unknown>;
  return JSON.stringify(copy);
}

test('a good message is taken as it was written, answered OK and told to the owner', async () => {
  const { status, headers, text } = await post(JSON.stringify(good));

  expect([status, text]).toEqual([200, 'OK']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-rule': 'holds',
  });
  expect(site.messages.at(-1)).toEqual(good);
  expect(told.at(-1)).toEqual(good);
});

test('a captcha token may come with it', async () => {
  const { status } = await post(withField('template_params.g-recaptcha-response', 'token'));

  expect(status).toBe(200);
  expect(site.messages.at(-1)?.template_params['g-recaptcha-response']).toBe('token');
});

const empty = (field: string): [string, string, string][] => [
  [`no ${field}`, withField(field, undefined), `The field ${field} is required`],
  [`an empty ${field}`, withField(field, '  '), `The field ${field} is required`],
  [`a number as ${field}`, withField(field, 7), `The field ${field} is required`],
];

test.each([
  ['nothing', '', 'The body is not a JSON object'],
  ['no JSON', 'from_name=Ana', 'The body is not a JSON object'],
  ['half a JSON', JSON.stringify(good).slice(0, -1), 'The body is not a JSON object'],
  ['null', 'null', 'The body is not a JSON object'],
  ['a list', '[]', 'The body is not a JSON object'],
  ['a string', '"hello"', 'The body is not a JSON object'],
  ...['lib_version', 'user_id', 'service_id', 'template_id'].flatMap(empty),
  ...empty('template_params'),
  ['a list as template_params', withField('template_params', []), 'template_params is required'],
  ...['from_name', 'to_name', 'message', 'reply_to']
    .map((field) => `template_params.${field}`)
    .flatMap(empty),
  ['no address', withField('template_params.reply_to', 'ana'), 'is not an e-mail address'],
  ['two addresses', withField('template_params.reply_to', 'a@b.c, d@e.f'), 'not an e-mail address'],
])('%s is refused with 400 and the reason', async (_, body, reason) => {
  const before = site.messages.length;
  const reply = await post(body);

  expect(reply.status).toBe(400);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.text).toContain(reason);
  expect(site.messages).toHaveLength(before);
});

test('bytes that are not UTF-8 are refused, not guessed', async () => {
  const bytes = Buffer.from(JSON.stringify(good).replace('Ana', 'A\u00ff'), 'latin1');

  expect(await post(bytes)).toMatchObject({ status: 400, text: 'The body is not a JSON object' });
});

test('a message of exactly 50,000 bytes is taken, one byte more is refused', async () => {
  const rest = CATCHER_LIMIT - Buffer.byteLength(withField('template_params.message', ''));
  const long = (size: number) => withField('template_params.message', 'x'.repeat(size));

  expect(await post(long(rest))).toMatchObject({ status: 200 });
  expect(await post(long(rest + 1))).toMatchObject({
    status: 400,
    text: 'The message is larger than 50000 bytes',
  });
});

test('a very large body is heard to its end, so that its sender gets the reason', async () => {
  expect(await post(Buffer.alloc(20_000_000, 'x'))).toMatchObject({ status: 400 });
});

test.each([
  ['text/plain', 400],
  ['application/json-patch+json', 400],
  ['application/x-www-form-urlencoded', 400],
  ['', 400],
  ['application/json; charset=utf-8', 200],
])('a body sent as "%s" is answered with %s', async (type, status) => {
  expect(await post(JSON.stringify(good), type)).toMatchObject({ status });
});

test('it can be asked what it takes, and takes nothing but messages', async () => {
  const options = await ask(site.port, CATCHER_PATH, { method: 'OPTIONS' });
  const get = await ask(site.port, CATCHER_PATH);

  expect([options.status, options.headers.allow]).toEqual([204, 'POST, OPTIONS']);
  expect([get.status, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
});

test('it stands at the origin also when the page is under a sub-path', async () => {
  const server = await startServer({ dir, basePath: '/portfolio' });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(good);
  const reply = await ask(server.port, CATCHER_PATH, { method: 'POST', headers, body });
  await server.close();

  expect([reply.status, server.messages.length]).toEqual([200, 1]);
});

test('a server without it takes no messages', async () => {
  const server = await startServer({ dir, mailCatcher: false });
  const reply = await ask(server.port, CATCHER_PATH, {
    method: 'POST',
    body: JSON.stringify(good),
  });
  await server.close();

  expect([reply.status, server.messages]).toEqual([405, []]);
});

test('in the terminal a message is readable and can play no tricks', () => {
  const params = {
    from_name: 'Ana\nMessage for nobody',
    to_name: '\u001b[2JJuan',
    message:
      'First\r\nsecond\ttabbed\u001b]0;title\u0007\u001b[31m red\u009b5m\b\u202egnorw\u2028end',
    reply_to: 'ana@example.com',
  };

  expect(formatMessage({ ...good, template_params: params })).toBe(
    [
      '  Message for Juan',
      '  From:     Ana Message for nobody',
      '  Reply to: ana@example.com',
      '  | First',
      '  | second\ttabbed redgnorw',
      '  | end',
    ].join('\n'),
  );
});
