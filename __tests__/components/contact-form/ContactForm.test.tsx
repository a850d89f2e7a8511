import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { DRAFT_KEY } from '@/lib/contact/draft';
import type { MailService } from '@/lib/contact/service';
import { en } from '@/lib/words/en';
import { answerRequests } from '../../support/fetch';

const service: MailService = {
  origin: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
  connected: true,
};

function renderForm() {
  return render(
    <ContactForm
      service={service}
      toName="Juan"
      language="en"
      words={en.form}
      ownerEmail="juan@example.com"
      icons={{ idle: null, sent: null, failed: null }}
    />,
  );
}

const submit = () => screen.getByRole('button', { name: /send|sent/i });
const status = () => screen.getByRole('status');
const message = () => screen.getByRole('textbox', { name: 'Message' });

/** Writes as a visitor does, on a page that is open for a while. */
async function write(text = 'Hello') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(message(), text);
  return user;
}

/** Requests that wait for their answer until `release` is called. */
function holdAnswer() {
  let release = (_: { body: string }) => {};
  const answer = new Promise<{ body: string }>((resolve) => {
    release = resolve;
  });
  return { requests: answerRequests(() => answer), release };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let log: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2026-11-20'));
  jest.advanceTimersByTime(10_000);
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.useRealTimers());

test('from idle over sending to sent, and idle again after three seconds', async () => {
  const { requests, release } = holdAnswer();
  renderForm();
  const user = await write();
  expect(submit()).toHaveAccessibleName('Send Message');
  expect(status()).toBeEmptyDOMElement();
  await user.click(submit());
  expect(submit()).toHaveAccessibleName('Sending...');
  expect(submit()).toBeDisabled();
  await pass(0);
  release({ body: 'OK' });
  await pass(1);
  expect(submit()).toHaveAccessibleName('Message Sent!');
  expect(status()).toHaveTextContent('Message Sent! Juan will reply to ana@example.com.');
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  expect(requests).toHaveLength(1);

  await pass(2990);
  expect(submit()).toHaveAccessibleName('Message Sent!');
  await pass(10);
  expect(submit()).toHaveAccessibleName('Send Message');
  expect(log).not.toHaveBeenCalled();
});

test('a failure keeps the text, says what helps, and is logged without the text', async () => {
  answerRequests(
    () => new Promise((resolve) => setTimeout(resolve, 100, { status: 503, body: 'down' })),
  );
  renderForm();
  const user = await write('A secret');
  await user.click(submit());
  await pass(100);
  expect(submit()).toHaveAccessibleName('Failed to Send');
  expect(message()).toHaveValue('A secret');
  expect(status()).toHaveTextContent(/try again/);
  expect(screen.getByRole('link', { name: 'Open my email app' })).toHaveAttribute(
    'href',
    'mailto:juan@example.com?subject=Message%20from%20Ana&body=A%20secret%0D%0A%0D%0AAna',
  );
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toBe('The contact form failed to send (server): status 503: down');
});

test('a form that is gone when the answer comes still forgets the sent draft', async () => {
  const { requests, release } = holdAnswer();
  const { unmount } = renderForm();
  const user = await write();
  await user.click(submit());
  await pass(0);
  unmount();
  expect(requests[0]?.aborted).toBe(false);
  expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull();
  release({ body: 'OK' });
  await pass(1);
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  await pass(20_000);
  expect(log).not.toHaveBeenCalled();
});

/** What another tab keeps while this one is not looked at. */
const keepElsewhere = (text: string) =>
  localStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({ at: Date.now(), name: 'Ana', email: 'ana@example.com', message: text }),
  );

const comeBack = () => act(async () => void window.dispatchEvent(new Event('pageshow')));

test('an empty form that comes back takes the draft of another tab, and does not delete it', async () => {
  renderForm();
  keepElsewhere('Written in the other tab');
  await comeBack();

  expect(localStorage.getItem(DRAFT_KEY)).toContain('Written in the other tab');
  expect(message()).toHaveValue('Written in the other tab');
});

test('an older text stays in its form and can be cleared, and the newer draft stays', async () => {
  renderForm();
  const user = await write('Older');
  keepElsewhere('Newer');
  await comeBack();
  expect(message()).toHaveValue('Older');

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(message()).toHaveValue('');
  expect(localStorage.getItem(DRAFT_KEY)).toContain('Newer');
});

test('a text deleted by hand leaves no draft', async () => {
  renderForm();
  const user = await write();
  for (const field of screen.getAllByRole('textbox')) await user.clear(field);

  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});
