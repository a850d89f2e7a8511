/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { loadDraft } from '@/lib/contact/draft';
import { en } from '@/lib/words/en';
import { mockResponse } from '../../support/fetch';
import { email, fillIn, formFor, type } from '../../support/message-form';

// Fields.test.tsx tests problems of the fields, and contact.spec.ts what needs a browser.

const { idle, sending, sent, failed } = en.form;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /send|sent/i });
const submit = () => act(() => button().click());

/** Whether browsers ask before the visitor leaves: new ones, and Chromium before 119. */
function asksBeforeLeaving(): [boolean, boolean] {
  const event = new Event('beforeunload', { cancelable: true });
  // jsdom's own property depends on `preventDefault`, and ignores `true`.
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  window.dispatchEvent(event);
  return [event.defaultPrevented, Boolean(event.returnValue)];
}

/** The form of an owner who has accounts only. */
const formWithoutEmail = formFor({ accounts: <a href="https://x.com/juan">X</a> });

const form = formFor({ email });

/** Sends a message to a service that accepts it. */
async function sendWell() {
  mockResponse({ body: 'OK' });
  render(form);
  fillIn();
  submit();
  await advance(0);
}

/** Sends a message to a service that answers with an error. */
async function sendInVain(changes: Record<string, string> = {}, element = form) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockResponse({ status: 503, body: 'down' });
  render(element);
  fillIn(changes);
  submit();
  await advance(0);
  return log;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

test('the form sends the message, and shows the result for three seconds', async () => {
  mockResponse({ body: 'OK' });
  render(form);
  fillIn();
  submit();
  expect(button()).toHaveAccessibleName(sending);
  expect(asksBeforeLeaving()).toEqual([true, true]);

  await advance(0);
  expect(button()).toHaveAccessibleName(sent);
  expect(asksBeforeLeaving()).toEqual([false, false]);
  expect(screen.getByRole('status')).toHaveTextContent('Juan will reply to ana@example.com.');
  await advance(2900);
  expect(button()).toHaveAccessibleName(sent);
  await advance(100);
  expect(button()).toHaveAccessibleName(idle);
});

test('pressed again after a message was sent, the form asks for a text, and no longer says that it was sent', async () => {
  await sendWell();
  submit();
  expect(screen.getByText(en.form.problems['name-missing'])).toBeVisible();
  expect(button()).toHaveAccessibleName(idle);
  expect(screen.queryByText(sent)).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the text of a next message ends the result of the message before', async () => {
  await sendWell();
  type('Message', 'One more thing');
  expect(button()).toHaveAccessibleName(idle);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('each failure is announced and shown for three seconds, and the console has only the reason', async () => {
  const log = await sendInVain();
  expect(log.mock.calls).toEqual([
    ['The contact form failed to send (unconfirmed): status 503: down'],
  ]);
  // Screen readers announce the same result again, because its element is new.
  const result = () => screen.getByText(en.form.failures.unconfirmed);
  const firstResult = result();
  await advance(1000);
  submit();
  expect(screen.getByRole('status').textContent).toBe(sending);
  await advance(0);
  await advance(2900);
  expect(button()).toHaveAccessibleName(failed);
  expect(result()).not.toBe(firstResult);
  await advance(100);
  expect(button()).toHaveAccessibleName(idle);
  submit();
  await advance(0);
  expect(button()).toHaveAccessibleName(failed);
});

test('after a failure the link to the mail program has the text as it is now, and a note if it has only a part', async () => {
  await sendInVain();
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  const long = 'a'.repeat(5000);
  type('Message', long);
  const link = screen.getByRole('link', { name: en.form.openMail });
  expect(link.getAttribute('href')).toContain(long.slice(0, 1000));
  expect(screen.getByText(en.form.mailIsCut)).toBeInTheDocument();
  // Screen readers would interrupt the visitor.
  expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
});

test('without an e-mail address, a failure shows the accounts, and nothing opens a mail program', async () => {
  await sendInVain({ Message: 'a'.repeat(5000) }, formWithoutEmail);
  expect(screen.getByRole('link', { name: 'X' })).toBeVisible();
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
});

/** Renders a form that crashes at the first input that shows the counter. */
function crash(element = form) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // The counter cannot write numbers in such a language.
  render(cloneElement(element, { language: 'not a language' }));
  type('Message', 'a'.repeat(4600));
}

test('if the form crashes, the owner’s address takes its place, and the text stays in the draft', () => {
  crash();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^This form is not working.*juan@example\.com/,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', email.href);
  expect(loadDraft().message).toBe('a'.repeat(4600));
});

test('without an e-mail address, the accounts take the place of a form that crashes', () => {
  crash(formWithoutEmail);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This form is not working/);
  expect(screen.getByRole('link', { name: 'X' })).toBeVisible();
});
