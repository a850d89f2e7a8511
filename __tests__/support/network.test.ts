import { answerRequests, takeUnmockedRequests } from './fetch';

const address = 'https://mail.example/api/v1.0/email/send';

test('fetch in tests is the one of whatwg-fetch', () => {
  expect(fetch).toHaveProperty('polyfill', true);
});

test('a request nobody answers is remembered, even if the code swallows the error', async () => {
  await fetch(address, { method: 'POST' }).catch(() => undefined);

  expect(takeUnmockedRequests()).toEqual([`POST ${address}`]);
});

test('an answer arrives with its status, text and headers, and the request is recorded', async () => {
  const requests = answerRequests({
    status: 429,
    body: 'Slow down',
    headers: { 'X-Why': 'haste' },
  });

  const response = await fetch('/send', {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: '{"ñ":"👋"}',
  });

  expect([response.status, await response.text()]).toEqual([429, 'Slow down']);
  expect(response.headers.get('x-why')).toBe('haste');
  expect(requests).toEqual([
    {
      method: 'POST',
      url: 'http://localhost/send',
      headers: { 'content-type': 'application/json' },
      body: '{"ñ":"👋"}',
      aborted: false,
    },
  ]);
});

test('answers are given in turn, and the last one stays', async () => {
  answerRequests('network error', async (request) => ({ body: request.url }));

  await expect(fetch(address)).rejects.toThrow('Network request failed');
  await expect((await fetch(address)).text()).resolves.toBe(address);
  await expect((await fetch(`${address}/2`)).text()).resolves.toBe(`${address}/2`);
});

test('a request without an answer ends when it is aborted', async () => {
  const requests = answerRequests('no answer');
  const controller = new AbortController();

  const response = fetch(address, { signal: controller.signal });
  controller.abort();

  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests[0]?.aborted).toBe(true);
});
