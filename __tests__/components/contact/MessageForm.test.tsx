/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageForm } from '@/components/contact/MessageForm';
import { storageKey } from '@/lib/addresses/urls';
import { en } from '@/lib/words/en';
import { emailService } from '../../contents/minimal';

// The states of the form and its problems. contact.spec.ts and late-scripts.spec.ts test what needs
// a browser, and the draft; pictures and trees show several invalid fields.

const { problems, send, sending, sent, failed } = en.form;
const email = 'juan@example.com';

const form = (
  <MessageForm
    service={emailService}
    language="en"
    words={en.form}
    ownerName="Juan"
    toName="Juan"
    email={email}
    otherWays={<a href={`mailto:${email}`}>{email}</a>}
  />
);

/** The requests of whatwg-fetch, as far as it needs `XMLHttpRequest`. */
class ServiceRequest {
  static sent: ServiceRequest[] = [];
  onload = () => {};
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => '';
  send() {
    ServiceRequest.sent.push(this);
  }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function answer(status = 200, response = '') {
  const request = ServiceRequest.sent.at(-1);
  Object.assign(request ?? {}, { status, response });
  request?.onload();
  await wait(0);
}

const button = () => screen.getByRole('button', { name: /send|sent/i });
const status = () => screen.getByRole('status');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const invalid = () =>
  screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'));

let user: ReturnType<typeof userEvent.setup>;
const submit = () => user.click(button());

/** Replaces the text of a field; a long text is pasted. */
async function write(name: string, text: string) {
  await user.clear(field(name));
  if (text.length > 50) await user.paste(text);
  else if (text !== '') await user.type(field(name), text);
}

async function fillIn(changes: Record<string, string> = {}) {
  const texts = { Name: 'Ana', Email: 'ana@example.com', Message: 'Hello', ...changes };
  for (const [name, text] of Object.entries(texts)) await write(name, text);
}

async function sendMessage(...[code, text]: Parameters<typeof answer>) {
  render(form);
  await fillIn();
  await submit();
  await answer(code, text);
}

const ignoreErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  ServiceRequest.sent = [];
  Object.assign(window, { XMLHttpRequest: ServiceRequest });
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

test('the form sends the message, and shows the result for three seconds', async () => {
  render(form);
  await fillIn();
  await submit();
  expect(button()).toHaveAccessibleName(sending);
  await answer();
  expect(button()).toHaveAccessibleName(sent);
  expect(status()).toHaveTextContent('Juan will reply to ana@example.com.');
  await wait(2900);
  expect(button()).toHaveAccessibleName(sent);
  await wait(100);
  expect(button()).toHaveAccessibleName(send);
});

test.each([
  ['pressed again', () => submit()],
  ['as the next message begins', () => write('Message', 'One more thing')],
])('%s, the form no longer says that a message was sent', async (_, act) => {
  await sendMessage();
  await act();
  expect(button()).toHaveAccessibleName(send);
  expect(status()).toBeEmptyDOMElement();
  expect(ServiceRequest.sent).toHaveLength(1);
});

test('each failure is announced and shown for three seconds, and the console has only the reason', async () => {
  const log = ignoreErrors();
  await sendMessage(503, 'down');
  expect(log.mock.calls).toEqual([['The contact form failed to send: Error: status 503: down']]);
  // Screen readers announce the same result again, because its element is new.
  const result = () => screen.getByText(en.form.failure);
  const firstResult = result();
  await wait(1000);
  await submit();
  expect(status().textContent).toBe(sending);
  await answer(503);
  await wait(2900);
  expect(button()).toHaveAccessibleName(failed);
  expect(result()).not.toBe(firstResult);
  await wait(100);
  expect(button()).toHaveAccessibleName(send);
});

test('after a failure the link to the mail program has the text as it is now, if that is not too long', async () => {
  ignoreErrors();
  await sendMessage(503);
  const link = () => screen.queryByRole('link', { name: en.form.openMail });
  const long = 'a'.repeat(1000);
  await write('Message', long);
  expect(link()).toHaveAttribute('href', expect.stringContaining(long));
  await write('Message', 'a'.repeat(2000));
  expect(link()).toBeNull();
  // Screen readers would interrupt the visitor.
  expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
});

test.each([
  ['Name', ' ', problems.missing],
  ['Email', '', problems.missing],
  ['Email', 'ana example.com', problems['email-refused']],
  ['Email', 'ana.cruz@example', problems['email-refused']],
  ['Message', '\n \u00a0', problems.missing],
])('the field %s with %j shows what is wrong until it is right', async (name, text, sentence) => {
  render(form);
  await fillIn({ [name]: text });
  expect(invalid()).toEqual([]);
  // Screen readers read the sentence when the field gets the focus.
  const hasSentence = jest.fn(() => field(name).hasAttribute('aria-describedby'));
  field(name).addEventListener('focus', hasSentence);
  await submit();
  expect(hasSentence).toHaveReturnedWith(true);
  expect(invalid()).toEqual([field(name)]);
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(sentence);
  expect(ServiceRequest.sent).toEqual([]);

  await write(name, 'ana@example.com');
  expect(invalid()).toEqual([]);
  expect(field(name)).not.toHaveAccessibleDescription();
});

test.each(['ana@example.com\u200b', '\u202aana@example.com\u202c'])(
  'an address that is pasted with marks is sent without them: %j',
  async (address) => {
    render(form);
    await fillIn({ Email: '' });
    field('Email').focus();
    await user.paste(address);
    await submit();
    await answer();
    expect(status()).toHaveTextContent(/to ana@example\.com\.$/);
  },
);

test('each sentence stays until its own field is right', async () => {
  render(form);
  await fillIn({ Name: '', Email: 'ana' });
  await submit();
  await write('Name', 'Ana');
  expect(invalid()).toEqual([field('Email')]);
  expect(field('Email')).toHaveAccessibleDescription(problems['email-refused']);
});

test('a message that is too long is not sent, and shows how long it is', async () => {
  const formatter = jest.spyOn(Intl, 'NumberFormat');
  render(form);
  const text = `${'a'.repeat(5000)}\n`;
  await fillIn({ Message: text });
  // The first formatter of a page takes a browser long to make.
  expect(formatter).not.toHaveBeenCalled();
  await submit();
  expect(field('Message')).toHaveFocus();
  expect(field('Message')).toHaveValue(text);
  expect(field('Message')).toHaveAccessibleDescription(
    `${problems['message-too-long']} 5,001 of 5,000 characters`,
  );
  expect(ServiceRequest.sent).toEqual([]);
  await write('Message', 'a'.repeat(5000));
  expect(field('Message')).not.toHaveAccessibleDescription();
  await write('Name', 'a'.repeat(5001));
  expect(field('Name')).not.toHaveAccessibleDescription();
});

test('sites below different paths of one host have separate drafts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/portfolio' });
  expect(storageKey('contact-draft')).toBe('portfolio-contact-draft/portfolio');
});
