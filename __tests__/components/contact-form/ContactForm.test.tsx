import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { en } from '@/lib/words/en';
import { answerRequests } from '../../support/fetch';

const service = {
  origin: 'https://mail.example.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templateId: 'template_1',
};

const { faults, idle, sending, sent, failed } = en.form;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /send|sent/i });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) =>
  fireEvent.input(field(name), { target: { value: text } });
const submit = () => act(() => button().click());

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

function fillIn(changes: Record<string, string> = {}) {
  renderForm();
  const texts = { Name: 'Ana', Email: 'ana@example.com', Message: 'Hello', ...changes };
  for (const [name, text] of Object.entries(texts)) type(name, text);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

// contact.spec.ts tests what needs a browser.
test('sends the message, and shows the result for three seconds', async () => {
  const requests = answerRequests({ body: 'OK' });
  fillIn();
  expect(button()).toHaveAccessibleName(idle);
  submit();
  expect(button()).toHaveAccessibleName(sending);

  await advance(0);
  expect(requests).toHaveLength(1);
  expect(button()).toHaveAccessibleName(sent);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Juan will reply to ana@example.com.');
  await advance(2900);
  expect(button()).toHaveAccessibleName(sent);
  await advance(100);
  expect(button()).toHaveAccessibleName(idle);
});

test('after a failure the console contains the reason, and no text of the visitor', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answerRequests({ status: 503, body: 'down' });
  fillIn();
  submit();
  await advance(0);
  expect(button()).toHaveAccessibleName(failed);
  expect(log.mock.calls).toEqual([
    ['The contact form failed to send (unconfirmed): status 503: down'],
  ]);
  // The next attempt does not show the failure of this one.
  await advance(3000);
  submit();
  expect(screen.getByRole('status').textContent).toBe(sending);
});

// contact.spec.ts tests a form with several invalid fields, and a message that is too long.
test.each([
  ['Name', ' ', faults['name-missing']],
  ['Email', '', faults['email-missing']],
  ['Email', 'ana example.com', faults['email-incomplete']],
  ['Email', 'ana@example', faults['email-incomplete']],
  ['Message', '\n \u00a0', faults['message-missing']],
])('does not send the %s %j, and shows why until it is right', (name, text, sentence) => {
  const requests = answerRequests({ body: 'OK' });
  fillIn({ [name]: text });
  const invalid = () =>
    screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'));
  expect(invalid()).toEqual([]);
  submit();
  expect(invalid()).toEqual([field(name)]);
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(requests).toEqual([]);

  type(name, 'ana@example.com');
  expect(invalid()).toEqual([]);
  expect(field(name)).not.toHaveAccessibleDescription();
});

test('a crash leaves the owner’s address and the visitor’s text', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderForm();
  const message = field('Message');
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  const text = `Hello\n${'a'.repeat(4600)}`;
  type('Message', text);

  expect(message).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/stopped working.* juan@example\.com/);
  const address = screen.getByRole('link', { name: 'juan@example.com' });
  expect(address).toHaveAttribute('href', 'mailto:juan@example.com');
  expect(screen.getByText(/Hello/).textContent).toBe(text);
});
