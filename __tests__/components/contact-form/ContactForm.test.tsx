import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { useSending } from '@/components/contact-form/useSending';
import { keepDraft } from '@/lib/contact/draft';
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

test('keeps the text after a failure, shows help until the next attempt, and logs no text', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answerRequests({ status: 503, body: 'down' });
  await send('A secret');
  await advance(2000);
  expect(button()).toHaveAccessibleName('Failed to Send');
  expect(screen.getByLabelText('Message')).toHaveValue('A secret');
  expect(status()).toHaveTextContent(/^Failed to Send\. .* try again/);
  expect(log.mock.calls).toEqual([['The contact form failed to send (server): status 503: down']]);
  await advance(3000);
  expect(screen.getByRole('link', { name: en.form.openMail })).toBeInTheDocument();
  answerRequests('no answer');
  act(() => button().click());
  expect(status()).toHaveTextContent(/^Sending\.\.\.$/);
  expect(screen.queryByRole('link', { name: en.form.openMail })).toBeNull();
});

test('lets browsers fill in name and address, and counts UTF-16 code units as browsers do', () => {
  renderForm();
  const message = screen.getByLabelText('Message');
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(message).toHaveAttribute('autocomplete', 'off');
  fireEvent.input(message, { target: { value: '👋'.repeat(2300) } });
  expect(message).toHaveAccessibleDescription('4,600 of 5,000 characters');
});

test('treats an attempt that throws as a failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(useSending);
  act(() => void result.current.start(() => Promise.reject(new Error('broken'))));
  await advance(0);
  expect(result.current).toMatchObject({ phase: 'failed', result: { detail: 'Error: broken' } });
  expect(log).toHaveBeenCalledTimes(1);
});

test('restores the draft when the browser restores the page from its cache', () => {
  renderForm();
  keepDraft({ name: 'Ana', email: 'ana@example.com', message: 'Hello\n' });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByLabelText('Message')).toHaveValue('Hello\n');
});

describe('If a field is invalid, the form', () => {
  const { faults } = en.form;
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, text: string) =>
    fireEvent.input(field(name), { target: { value: text } });
  const submit = () => act(() => button().click());

  it('shows a sentence below each invalid field, and focuses the first one', () => {
    const requests = answerRequests({ body: 'OK' });
    renderForm();
    type('Name', 'Ana');
    submit();
    expect(field('Name')).toBeValid();
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(field('Email')).toHaveAccessibleDescription(faults['email-missing']);
    expect(field('Email')).toHaveFocus();
    expect(field('Message')).toHaveAccessibleDescription(faults['message-missing']);
    for (const name of ['Email', 'Message']) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(button()).toHaveAccessibleName('Send Message');
    expect(requests).toEqual([]);
  });

  it('keeps the sentence until the value is right', () => {
    renderForm();
    expect(field('Email')).not.toHaveAccessibleDescription();
    submit();
    type('Email', 'ana');
    expect(field('Email')).toHaveAccessibleDescription(faults['email-incomplete']);
    type('Email', 'ana@example.com');
    expect(field('Email')).not.toHaveAccessibleDescription();
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Message')).toHaveAccessibleDescription(faults['message-missing']);
  });

  it.each([
    ['Name', ' ', faults['name-missing']],
    ['Email', 'ana example.com', faults['email-incomplete']],
    ['Message', '\n \u00a0\u200b', faults['message-missing']],
    ['Message', 'a'.repeat(5001), faults['message-too-long']],
  ])('does not send the %s %j', (name, text, sentence) => {
    const requests = answerRequests({ body: 'OK' });
    renderForm();
    type('Name', 'Ana');
    type('Email', 'ana@example.com');
    type('Message', 'Hello');
    type(name, text);
    submit();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field(name)).toHaveFocus();
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
  expect(screen.getByRole('link', { name: 'juan@example.com' })).toBeInTheDocument();
  expect(screen.getByText(/Hello/).textContent).toBe(text);
  expect(screen.getByRole('link', { name: en.form.openMail })).toHaveAttribute(
    'href',
    expect.stringContaining('body=Hello'),
  );
});
