import { mailLink } from '@/lib/contact/message';
import { type EmailService, sendMessage } from '@/lib/contact/send';
import { en } from '@/lib/words/en';

// MessageForm.test.tsx sends through whatwg-fetch.

type MockedResponse =
  | (ResponseInit & { body?: string })
  | 'network error'
  /** Nothing comes until the request is aborted. */
  | 'no response'
  /** Headers with an error come, but their text never ends. */
  | 'no end';

const mockResponse = (response: MockedResponse) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, { signal } = {}) => {
    if (response === 'no response') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (response === 'no end') {
      const start = (body: ReadableStreamDefaultController) =>
        signal?.addEventListener('abort', () => body.error(signal.reason));
      return new Response(new ReadableStream({ start }), { status: 503 });
    }
    if (response === 'network error') throw new TypeError('Failed to fetch');
    return new Response(response.body, response);
  });

const connected = {
  host: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
};
const message = { name: 'Ana "A" 王', email: 'ana@example.com', message: 'Hello\n\ud83d' };

const send = (service: EmailService = connected) => sendMessage(service, message, 'Juan');
const resultOf = (sending: Promise<void>) => sending.then(() => 'sent', String);

test('the e-mail service gets the request that it expects, with unchanged texts', async () => {
  const fetch = mockResponse({ body: 'OK' });
  await send();
  const body =
    '{"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1",' +
    '"template_id":"template_1","template_params":{"from_name":"Ana \\"A\\" 王","to_name":"Juan",' +
    '"message":"Hello\\n\\ud83d","reply_to":"ana@example.com"}}';
  const request = expect.objectContaining({ method: 'POST', body });
  expect(fetch.mock.calls).toEqual([['https://mail.example.com/api/v1.0/email/send', request]]);
  const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
});

// doctor.test.ts tests that owners learn which identifiers are missing.
test.each([
  ['127.0.0.1', ['/api/v1.0/email/send'], 'sent'],
  ['localhost', ['/api/v1.0/email/send'], 'sent'],
  ['uni.example', [], 'Error: emailService has no userId, serviceId, templateId'],
  ['localhost.evil.example', [], 'Error: emailService has no userId, serviceId, templateId'],
])('without identifiers, the page at %s posts to %j', async (hostname, posted, result) => {
  Object.defineProperty(globalThis, 'location', { value: { hostname }, configurable: true });
  const fetch = mockResponse({ body: 'OK' });
  expect(await resultOf(send({ host: connected.host }))).toBe(result);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(posted);
  const sent = posted.map(() => ({ user_id: '', service_id: '', template_id: '' }));
  expect(fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toMatchObject(sent);
});

// Success is status 200 or the text OK, as emailjs-com decides.
test.each<[MockedResponse, string]>([
  [{ status: 200, body: '' }, 'sent'],
  [{ status: 500, body: 'OK' }, 'sent'],
  [{ status: 201, body: 'Ok' }, 'Error: status 201: Ok'],
  [
    { status: 400, body: 'The Public Key is invalid' },
    'Error: status 400: The Public Key is invalid',
  ],
  [{ status: 501 }, 'Error: status 501: '],
  ['network error', 'TypeError: Failed to fetch'],
])('the response %j gives the result %s', async (response, result) => {
  const fetch = mockResponse(response);
  expect(await resultOf(send())).toBe(result);
  // A page to which a host redirects would have the status 200.
  expect(fetch.mock.lastCall?.[1]?.redirect).toBe('error');
});

afterEach(() => jest.useRealTimers());

test.each(['no response', 'no end'] as const)(
  'an attempt with %s ends after 15 seconds',
  async (response) => {
    jest.useFakeTimers();
    // Fake timers do not move the clock of `AbortSignal.timeout`.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const fetch = mockResponse(response);
    const result = resultOf(send());
    const signal = fetch.mock.lastCall?.[1]?.signal;
    await jest.advanceTimersByTimeAsync(14_999);
    expect(signal).toHaveProperty('aborted', false);
    await jest.advanceTimersByTimeAsync(1);
    expect(signal).toHaveProperty('aborted', true);
    expect(await result).toMatch('AbortError');
  },
);

const ownerEmail = 'juan@example.com';
const linkFor = (message: string, name = 'Ana', owner = ownerEmail) =>
  mailLink(owner, { name, email: 'ana@example.com', message }, en.form);

test.each([
  [
    ['Hello,\nare you free?', 'Ana'],
    'subject=Message%20from%20Ana&body=Hello%2C%0D%0Aare%20you%20free%3F%0D%0A%0D%0AAna',
  ],
  // Half of a surrogate pair, and no name.
  [['Hi \ud83d', ' '], 'subject=Message%20from&body=Hi%20%EF%BF%BD'],
  // Texts cannot add a recipient or a field.
  [
    ['a&cc=b@c.ph?#%0Abcc=x', 'Ana&bcc=y'],
    'subject=Message%20from%20Ana%26bcc%3Dy&body=a%26cc%3Db%40c.ph%3F%23%250Abcc%3Dx%0D%0A%0D%0AAna%26bcc%3Dy',
  ],
])('the link to the mail program has the message and the name of %j', ([text, name], fields) => {
  expect(linkFor(text ?? '', name, 'o’neil?x@a.ph')).toBe(
    `mailto:o%E2%80%99neil%3Fx@a.ph?${fields}`,
  );
});

// Windows opens no mail program for a longer one.
test('a link has at most 2000 characters', () => {
  const room = 2000 - (linkFor('')?.length ?? 0) - '%0D%0A%0D%0A'.length;
  expect(linkFor('a'.repeat(room))).toHaveLength(2000);
  expect(linkFor('a'.repeat(room + 1))).toBeUndefined();
});
