import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { en } from '@/lib/words/en';
import { answerRequests } from '../../support/fetch';

const service = {
  origin: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
};

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
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
    />,
  );

/** Fills in and submits the form of a page that has just been opened. */
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
  sessionStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

// contact.spec.ts tests what needs a browser.
test('sends once the page is two seconds old, and shows the result for three seconds', async () => {
  const requests = answerRequests({ body: 'OK' });
  await send('Hello');
  await advance(1900 - performance.now());
  expect(button()).toHaveAccessibleName('Sending...');
  expect(button()).toBeDisabled();
  expect(requests).toEqual([]);

  await advance(100);
  expect(requests).toHaveLength(1);
  expect(button()).toHaveAccessibleName('Message Sent!');
  expect(status()).toHaveTextContent('Message Sent! Juan will reply to ana@example.com.');
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  await advance(2900);
  expect(button()).toHaveAccessibleName('Message Sent!');
  await advance(100);
  expect(button()).toHaveAccessibleName('Send Message');
});

test('after a failure the console contains the reason, and no text of the visitor', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answerRequests({ status: 503, body: 'down' });
  await send('A secret');
  await advance(2000);
  expect(button()).toHaveAccessibleName('Failed to Send');
  expect(log.mock.calls).toEqual([
    ['The contact form failed to send (unconfirmed): status 503: down'],
  ]);
});

describe('If a field is invalid, the form', () => {
  const { faults } = en.form;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, text: string) =>
    fireEvent.input(field(name), { target: { value: text } });
  const submit = () => act(() => button().click());

  it('focuses the first one, and shows a sentence at each until its value is right', () => {
    const requests = answerRequests({ body: 'OK' });
    renderForm();
    type('Name', 'Ana');
    expect(field('Email')).not.toHaveAccessibleDescription();
    submit();
    expect(field('Name')).toBeValid();
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(faults['email-missing']);
    type('Email', 'ana');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(faults['email-incomplete']);
    type('Email', 'ana@example.com');
    expect(field('Email')).toBeValid();
    expect(field('Email')).not.toHaveAccessibleDescription();
    expect(field('Message')).toHaveAccessibleDescription(faults['message-missing']);
    expect(requests).toEqual([]);
  });

  it.each([
    ['Name', ' ', faults['name-missing']],
    ['Email', 'ana example.com', faults['email-incomplete']],
    ['Message', '\n \u00a0', faults['message-missing']],
    ['Message', 'a'.repeat(5001), faults['message-too-long']],
  ])('does not send the %s %j', (name, text, sentence) => {
    const requests = answerRequests({ body: 'OK' });
    renderForm();
    for (const [label, value] of Object.entries({
      Name: 'Ana',
      Email: 'ana@example.com',
      Message: 'Hello',
      [name]: text,
    })) {
      type(label, value);
    }
    submit();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(requests).toEqual([]);
  });
});

test('a crash leaves the owner’s address and the visitor’s text', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderForm();
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  const text = `Hello\n${'a'.repeat(4600)}`;
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.input(message, { target: { value: text } });

  expect(message).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/stopped working.* juan@example\.com/);
  const address = screen.getByRole('link', { name: 'juan@example.com' });
  expect(address).toHaveAttribute('href', 'mailto:juan@example.com');
  expect(screen.getByText(/Hello/).textContent).toBe(text);
});
