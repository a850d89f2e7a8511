import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { keepDraft } from '@/lib/contact/draft';
import { en } from '@/lib/words/en';
import { answerRequests } from '../../support/fetch';

const service = {
  origin: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /send|sent/i });
const status = () => screen.getByRole('status');

const renderForm = () =>
  render(
    <ContactForm
      service={service}
      toName="Juan"
      language="en"
      words={en.form}
      ownerEmail="juan@example.com"
      icons={{ idle: null, sent: null, failed: null }}
    />,
  );

/** Writes and sends, on a page that was opened just now. */
async function send(text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderForm();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Message'), text);
  expect(button()).toHaveAccessibleName('Send Message');
  await user.click(button());
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

// What needs a browser, contact.spec.ts holds.
test('sends when the page is two seconds old, and says for three seconds that it has sent', async () => {
  const requests = answerRequests({ body: 'OK' });
  await send('Hello');
  await pass(1900 - performance.now());
  expect(button()).toHaveAccessibleName('Sending...');
  expect(button()).toBeDisabled();
  expect(requests).toEqual([]);

  await pass(100);
  expect(requests).toHaveLength(1);
  expect(button()).toHaveAccessibleName('Message Sent!');
  expect(status()).toHaveTextContent('Message Sent! Juan will reply to ana@example.com.');
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  await pass(2900);
  expect(button()).toHaveAccessibleName('Message Sent!');
  await pass(100);
  expect(button()).toHaveAccessibleName('Send Message');
});

test('a failure keeps the text, says what helps, and is logged without the text', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answerRequests({ status: 503, body: 'down' });
  await send('A secret');
  await pass(2000);
  expect(button()).toHaveAccessibleName('Failed to Send');
  expect(screen.getByLabelText('Message')).toHaveValue('A secret');
  expect(status()).toHaveTextContent(/^Failed to Send\. .* try again/);
  expect(log.mock.calls).toEqual([['The contact form failed to send (server): status 503: down']]);
});

test('an old result is gone while the next attempt runs', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  answerRequests({ status: 503 });
  await send('Hello');
  await pass(5000);
  expect(screen.getByRole('link', { name: en.form.openMail })).toBeInTheDocument();
  answerRequests('no answer');
  act(() => button().click());
  expect(status()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(screen.queryByRole('link', { name: en.form.openMail })).toBeNull();
});

test('browsers may fill in who the visitor is; the counter counts as they cut, an emoji twice', () => {
  renderForm();
  const message = screen.getByLabelText('Message');
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(message).toHaveAttribute('autocomplete', 'off');
  fireEvent.input(message, { target: { value: '👋'.repeat(2300) } });
  expect(message).toHaveAccessibleDescription('4,600 of 5,000 characters');
});

test('a page that comes back from the browser’s memory takes the draft that is kept', async () => {
  renderForm();
  expect(screen.queryByText(en.form.restored)).toBeNull();
  keepDraft({ name: 'Ana', email: 'ana@example.com', message: 'Hello\n' });
  act(() => void window.dispatchEvent(new Event('pageshow')));

  expect(screen.getByLabelText('Message')).toHaveValue('Hello\n');
  expect(screen.getByText(en.form.restored)).toBeInTheDocument();
});
