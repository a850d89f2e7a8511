/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MessageForm } from '@/components/contact/MessageForm';
import type { Recipient } from '@/components/contact/Result';
import { loadDraft } from '@/lib/contact/draft';
import { en } from '@/lib/words/en';
import { emailService } from '../../fixtures/content';
import { mockResponse } from '../../support/fetch';

const { problems, idle, sending, sent, failed } = en.form;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /send|sent/i });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) =>
  fireEvent.input(field(name), { target: { value: text } });

/** Whether browsers ask before the visitor leaves: new ones, and Chromium before 119. */
function asksBeforeLeaving(): [boolean, boolean] {
  const event = new Event('beforeunload', { cancelable: true });
  // jsdom's own property depends on `preventDefault`, and ignores `true`.
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  window.dispatchEvent(event);
  return [event.defaultPrevented, Boolean(event.returnValue)];
}

const submit = () => act(() => button().click());

/** The address of the icon that the button shows. */
const icon = () => button().querySelector('use')?.getAttribute('href');

const formFor = (recipient: Recipient) => (
  <MessageForm service={emailService} language="en" words={en.form} recipient={recipient} />
);

const form = formFor({
  name: 'Juan',
  direct: { text: 'juan@example.com', href: 'mailto:juan@example.com', canWrite: true },
});

function fillIn(changes: Record<string, string> = {}) {
  const view = render(form);
  const texts = { Name: 'Ana', Email: 'ana@example.com', Message: 'Hello', ...changes };
  for (const [name, text] of Object.entries(texts)) type(name, text);
  return view;
}

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  jest.useFakeTimers();
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

// contact.spec.ts tests what needs a browser.
test('the form sends the message, and shows the result for three seconds', async () => {
  mockResponse({ body: 'OK' });
  fillIn({ Message: 'a'.repeat(4600) });
  expect(field('Message')).toHaveAccessibleDescription('4,600 of 5,000 characters');
  expect(button()).toHaveAccessibleName(idle);
  submit();
  expect(button()).toHaveAccessibleName(sending);
  expect(icon()).toBeUndefined();
  expect(asksBeforeLeaving()).toEqual([true, true]);

  await advance(0);
  expect(button()).toHaveAccessibleName(sent);
  expect(icon()).toMatch(/#check$/);
  expect(asksBeforeLeaving()).toEqual([false, false]);
  expect(field('Message')).not.toHaveAccessibleDescription();
  expect(screen.getByRole('status')).toHaveTextContent('Juan will reply to ana@example.com.');
  await advance(2900);
  expect(button()).toHaveAccessibleName(sent);
  await advance(100);
  expect(button()).toHaveAccessibleName(idle);
});

/** Sends a message to a service that answers with an error. */
async function sendInVain() {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockResponse({ status: 503, body: 'down' });
  fillIn();
  submit();
  await advance(0);
  return log;
}

test('after a failure the button says so for three seconds, and the console has only the reason', async () => {
  const log = await sendInVain();
  expect(button()).toHaveAccessibleName(failed);
  expect(icon()).toMatch(/#alert$/);
  expect(log.mock.calls).toEqual([
    ['The contact form failed to send (unconfirmed): status 503: down'],
  ]);
  expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
  await advance(3000);
  expect(button()).toHaveAccessibleName(idle);
});

test('a second failure has a result of its own, and its label stays for three seconds, too', async () => {
  await sendInVain();
  // Screen readers announce the same result again, because its element is new.
  const result = () => screen.getByText(en.form.failures.unconfirmed);
  const firstResult = result();
  await advance(1000);
  submit();
  expect(screen.getByRole('status').textContent).toBe(sending);
  await advance(2900);
  expect(button()).toHaveAccessibleName(failed);
  expect(result()).not.toBe(firstResult);
});

test('after a failure the link to the mail program has the text as it is now, and a note if it has only a part', async () => {
  await sendInVain();
  const mail = () => screen.getByRole('link', { name: en.form.openMail }).getAttribute('href');
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  const long = 'a'.repeat(5000);
  type('Message', long);
  expect(mail()).toContain(long.slice(0, 1000));
  expect(screen.getByText(en.form.mailIsCut)).toBeInTheDocument();
  // Screen readers would interrupt the visitor.
  expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
});

test('without an e-mail address, a failure leads to the profile, and nothing opens a mail program', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockResponse({ status: 503 });
  render(
    formFor({
      name: 'Juan',
      direct: { text: 'x.com/juan', href: 'https://x.com/juan', profileName: 'X', canWrite: true },
      profileLink: <a href="https://x.com/juan">Write on X</a>,
    }),
  );
  const texts = { Name: 'Ana', Email: 'ana@example.com', Message: 'a'.repeat(5000) };
  for (const [name, text] of Object.entries(texts)) type(name, text);
  submit();
  await advance(0);
  expect(screen.getByRole('link', { name: 'Write on X' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(en.form.failures.unconfirmed);
  expect(screen.getByText('x.com/juan')).toBeVisible();
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
});

test('before its scripts have loaded, the form sends nothing to the host of the page', () => {
  const attributesOf = (view: ReactElement) => {
    document.body.innerHTML = renderToString(view);
    const element = document.querySelector('form');
    return ['action', 'method'].map((name) => element?.getAttribute(name));
  };
  expect(attributesOf(form)).toEqual(['mailto:juan@example.com', 'post']);
  const href = 'https://x.com/juan';
  const direct = { text: 'x.com/juan', href, profileName: 'X', canWrite: true };
  // There is no dialog to close, so sending does nothing.
  expect(attributesOf(formFor({ name: 'Juan', direct }))).toEqual([null, 'dialog']);
});

test('the counter shows what was typed before hydration, and marks a message that is full', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  (field('Message') as HTMLTextAreaElement).value = 'a'.repeat(5000);
  render(form, { container, hydrate: true });
  expect(field('Message')).toHaveValue('a'.repeat(5000));
  expect(field('Message')).toHaveAccessibleDescription('5,000 of 5,000 characters');
  const count = () => screen.getByText(/ of 5,000/);
  expect(count()).toHaveAttribute('data-full');
  type('Message', 'a'.repeat(4999));
  expect(count()).not.toHaveAttribute('data-full');
});

// Extensions insert elements next to fields, and some wrap a field. If that happens before
// hydration, React renders the field again, without its text.
test('a field that an extension has wrapped gets its text back, and the form stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const fieldBefore = field('Message') as HTMLTextAreaElement;
  fieldBefore.value = 'Hello';
  const wrapper = document.createElement('span');
  fieldBefore.replaceWith(wrapper);
  wrapper.append(fieldBefore);
  const formBefore = container.firstElementChild;
  render(form, { container, hydrate: true, onRecoverableError: () => {} });
  await advance(0);
  expect(field('Message')).not.toBe(fieldBefore);
  expect(field('Message')).toHaveValue('Hello');
  expect(container.firstElementChild).toBe(formBefore);
});

test('a message that is too long is marked and announced at once, stays, and is not sent', () => {
  const fetch = mockResponse({ body: 'OK' });
  const text = `${'a'.repeat(5000)}\n`;
  fillIn({ Message: text });
  const tooLong = problems['message-too-long'];
  expect(field('Message')).toHaveAccessibleDescription(`${tooLong} 5,001 of 5,000 characters`);
  expect(document.querySelector('[aria-live]')).toHaveTextContent(tooLong);
  submit();
  expect(field('Message')).toHaveFocus();
  expect(field('Message')).toHaveValue(text);
  expect(fetch).not.toHaveBeenCalled();
  type('Message', 'a'.repeat(4000));
  expect(field('Message')).not.toHaveAccessibleDescription();
  expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
});

// Pictures and trees show several invalid fields.
test('the form does not send an empty or incomplete field, and shows why until it is right', () => {
  const fetch = mockResponse({ body: 'OK' });
  for (const [name, text, sentence] of [
    ['Name', ' ', problems['name-missing']],
    ['Email', '', problems['email-missing']],
    ['Email', 'ana example.com', problems['email-incomplete']],
    ['Email', 'ana@example', problems['email-incomplete']],
    ['Message', '\n \u00a0', problems['message-missing']],
  ] as const) {
    const { unmount } = fillIn({ [name]: text });
    const invalid = () =>
      screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'));
    expect(invalid()).toEqual([]);
    // Screen readers read the sentence when the field gets the focus.
    const hasSentence = jest.fn(() => field(name).hasAttribute('aria-describedby'));
    field(name).addEventListener('focus', hasSentence);
    submit();
    expect(hasSentence).toHaveReturnedWith(true);
    expect(invalid()).toEqual([field(name)]);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(fetch).not.toHaveBeenCalled();

    type(name, 'ana@example.com');
    expect(invalid()).toEqual([]);
    expect(field(name)).not.toHaveAccessibleDescription();
    unmount();
    sessionStorage.clear();
  }
});

test('each sentence stays until its own field is right', () => {
  fillIn({ Name: '', Email: 'ana' });
  submit();
  type('Name', 'Ana');
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  expect(field('Email')).toHaveAccessibleDescription(problems['email-incomplete']);
});

function crash() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('broken');
  });
  type('Message', 'a'.repeat(4600));
}

test('a crash leaves the owner’s address, and the visitor’s text in the draft', () => {
  render(form);
  const message = field('Message');
  crash();
  expect(message).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/stopped working.* juan@example\.com/);
  const address = screen.getByRole('link', { name: 'juan@example.com' });
  expect(address).toHaveAttribute('href', 'mailto:juan@example.com');
  expect(loadDraft().message).toBe('a'.repeat(4600));
});

test('after a crash, nobody is asked to write to a profile where one cannot write', () => {
  const href = 'https://scholar.example/juan';
  const direct = { text: href, href, profileName: 'Scholar', canWrite: false };
  render(formFor({ name: 'Juan', direct, profileLink: <a href={href}>Find me</a> }));
  crash();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This form is not working/);
  expect(screen.getByRole('link', { name: 'Find me' })).toBeVisible();
});
