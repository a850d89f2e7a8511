/** @jest-environment node */
import { CATCHER_PATH, type CaughtMessage } from '@/scripts/preview/mail-catcher';
import { type RunningServer, startServer } from '@/scripts/preview/server';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';

const params = {
  from_name: 'Ana Ñuñez 👋',
  to_name: 'Juan',
  message: 'Hello\n"quoted" <b>',
  reply_to: 'ana@example.com',
  'g-recaptcha-response': 'token',
};
const good: CaughtMessage = {
  lib_version: '3.2.0',
  user_id: 'user',
  service_id: 'service',
  template_id: 'template',
  template_params: params,
};

let site: RunningServer;
beforeAll(async () => {
  site = await startServer({ dir: makeFolder({ 'index.html': 'x' }) });
});
afterAll(() => site.close());

const post = (message: object) =>
  ask(site.port, CATCHER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });

test('a complete message is answered OK and kept as it was written', async () => {
  expect(await post(good)).toMatchObject({ status: 200, text: 'OK' });
  expect(site.messages).toEqual([good]);
});

test.each([
  ['lib_version', { ...good, lib_version: undefined }],
  ['user_id', { ...good, user_id: '' }],
  ['template_params', { ...good, template_params: undefined }],
  ['message', { ...good, template_params: { ...params, message: ' ' } }],
  ['reply_to', { ...good, template_params: { ...params, reply_to: 'ana' } }],
])(
  'a message with a fault is refused as the service would, naming it: %s',
  async (fault, message) => {
    const before = site.messages.length;
    const reply = await post(message);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(fault);
    expect(site.messages).toHaveLength(before);
  },
);
