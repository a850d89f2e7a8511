import fc from 'fast-check';
import { failureOf } from '@/lib/contact/result';
import { isAccepted, payload, sendMessage, TIME_LIMIT_MS } from '@/lib/contact/send';
import { type MailService, mailService } from '@/lib/contact/service';
import { type Answer, answerRequests } from '../../support/fetch';

const connected: MailService = {
  origin: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
  connected: true,
};
const unconnected = mailService({ host: 'https://mail.example.com' });
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
const options = { toName: 'Juan' };

// UTF-16 units, so that half characters occur too.
const text = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const send = (service = connected, more = {}) =>
  sendMessage(service, message, { ...options, ...more });

describe('the call', () => {
  test('is what the e-mail service expects', async () => {
    const requests = answerRequests({ body: 'OK' });
    await send();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://mail.example.com/api/v1.0/email/send',
      headers: { 'content-type': 'application/json' },
      body:
        '{"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1",' +
        '"template_id":"template_1","template_params":{"from_name":"Ana","to_name":"Juan",' +
        '"message":"Hello","reply_to":"ana@example.com"}}',
    });
  });

  test('carries any text unchanged', () => {
    fc.assert(
      fc.property(text, text, text, (name, email, message) => {
        const body = JSON.parse(payload(connected, { name, email, message }, options));
        expect(body.template_params).toEqual({
          from_name: name,
          to_name: 'Juan',
          message,
          reply_to: email,
        });
      }),
    );
  });

  test('carries a captcha token, if there is one, under the name the service reads', () => {
    const params = (captchaToken?: string) =>
      JSON.parse(payload(connected, message, { ...options, captchaToken })).template_params;
    expect(params('token')).toHaveProperty('g-recaptcha-response', 'token');
    expect(params()).not.toHaveProperty('g-recaptcha-response');
  });

  test('goes to the page’s own origin while an identifier is missing', async () => {
    const requests = answerRequests({ body: 'OK' });
    await send(unconnected);
    expect(requests[0]?.url).toBe('http://localhost/api/v1.0/email/send');
  });
});

describe('the answer', () => {
  test('counts as success with status 200 or the text OK, as emailjs-com decides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), text, (status, body) => {
        expect(isAccepted(status, body)).toBe(status === 200 || body === 'OK');
      }),
    );
    expect(isAccepted(500, 'OK')).toBe(true);
    expect(isAccepted(200, '')).toBe(true);
    expect(isAccepted(201, 'Ok')).toBe(false);
    expect(isAccepted(201, 'OK\n')).toBe(false);
  });

  test.each<[Answer, string]>([
    [{ status: 200, body: 'OK' }, 'sent'],
    [{ status: 200, body: 'Thanks' }, 'sent'],
    [{ status: 201, body: 'OK' }, 'sent'],
    [{ status: 500, body: 'OK' }, 'sent'],
    [{ status: 201, body: 'Created' }, 'owner-must-fix'],
    [{ status: 400, body: 'The Public Key is invalid' }, 'owner-must-fix'],
    [{ status: 401 }, 'owner-must-fix'],
    [{ status: 403 }, 'owner-must-fix'],
    [{ status: 404 }, 'owner-must-fix'],
    [{ status: 405 }, 'owner-must-fix'],
    [{ status: 408 }, 'server'],
    [{ status: 412, body: 'Gmail_API: Invalid grant' }, 'owner-must-fix'],
    [{ status: 413 }, 'too-long'],
    [{ status: 422 }, 'owner-must-fix'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 500 }, 'server'],
    [{ status: 501 }, 'owner-must-fix'],
    [{ status: 503 }, 'server'],
    ['network error', 'network'],
  ])('%j ends as %s', async (answer, kind) => {
    answerRequests(answer);
    await expect(send()).resolves.toMatchObject({ kind });
  });

  test('any other status ends as a failure with advice too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        const retry = ['rate-limited', 'server', 'too-long'].includes(failureOf(status));
        if (status < 400) expect(retry).toBe(false);
        else expect(failureOf(status)).toEqual(expect.any(String));
      }),
    );
  });

  test('an HTML page is no success while nobody is connected: some hosts answer anything', async () => {
    const page: Answer = { body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } };
    answerRequests(page);
    await expect(send(unconnected)).resolves.toMatchObject({ kind: 'owner-must-fix' });
    answerRequests(page);
    await expect(send(connected)).resolves.toEqual({ kind: 'sent' });
  });

  test('a browser that is offline is believed once the request has failed', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerRequests('network error');
    await expect(send()).resolves.toMatchObject({ kind: 'offline' });
    answerRequests({ body: 'OK' });
    await expect(send()).resolves.toEqual({ kind: 'sent' });
  });

  test('the reason for the console holds the answer, not the visitor’s text', async () => {
    answerRequests({ status: 400, body: 'The service ID is invalid' });
    const result = await send();
    expect(result).toHaveProperty('detail', 'status 400: The service ID is invalid');
    expect(JSON.stringify(result)).not.toContain('Hello');
  });
});

describe('without an answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it gives up after 15 seconds and aborts the request', async () => {
    const requests = answerRequests('no answer');
    const result = send();
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    expect(requests[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toMatchObject({ kind: 'timeout' });
    expect(requests[0]?.aborted).toBe(true);
    expect(TIME_LIMIT_MS).toBe(15_000);
  });

  test('an answer in time leaves no timer behind', async () => {
    answerRequests({ body: 'OK' });
    const result = send();
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({ kind: 'sent' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a body that never ends counts as no answer', async () => {
    const never = new Promise<string>(() => {});
    jest.spyOn(window, 'fetch').mockResolvedValue({
      status: 200,
      ok: true,
      headers: new Headers(),
      text: () => never,
    } as Response);
    const result = send();
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await expect(result).resolves.toMatchObject({ kind: 'timeout' });
  });

  test.each([
    [200, 'unconfirmed'],
    [500, 'server'],
    [400, 'owner-must-fix'],
  ])('a body cut off after status %d ends as %s', async (status, kind) => {
    jest.spyOn(window, 'fetch').mockResolvedValue({
      status,
      ok: status === 200,
      headers: new Headers(),
      text: () => Promise.reject(new TypeError('network error')),
    } as Response);
    await expect(send()).resolves.toMatchObject({ kind });
  });
});
